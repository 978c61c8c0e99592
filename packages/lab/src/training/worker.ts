// A thread of training: plays games, and answers with what they teach.

import { parentPort, workerData } from 'node:worker_threads';
import { type Games, playGames, type Task } from './games.ts';
import { buffersOf } from './lesson.ts';

parentPort!.on('message', (games: Games) => {
  const played = playGames(workerData as Task, games);
  parentPort!.postMessage(played, buffersOf(played.lesson));
});
