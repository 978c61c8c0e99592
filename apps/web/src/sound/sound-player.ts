// Synthesises and plays the sounds of events. The audio device is suspended while nothing sounds.

import type { GameEvent } from '@black-angel/engine';
import { type Note, SCORE, soundsOf } from './sound-score.ts';

/** Between the starts of sounds that belong to one move. */
const STAGGER = 0.12;
const LOUDNESS = 0.5;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let sounding = 0;

export function play(events: readonly GameEvent[]): void {
  const sounds = soundsOf(events);
  if (sounds.length === 0) return;
  try {
    const audio = wake();
    for (const [i, sound] of sounds.entries())
      for (const note of SCORE[sound]) playNote(audio, note, audio.currentTime + 0.02 + i * STAGGER);
  } catch {
    // A device without sound plays in silence.
  }
}

function wake(): AudioContext {
  context ??= new AudioContext({ latencyHint: 'interactive' });
  if (context.state === 'suspended') void context.resume();
  return context;
}

function playNote(audio: AudioContext, note: Note, start: number): void {
  const begin = start + note.at;
  const end = begin + note.length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(note.loud * LOUDNESS, begin + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  const source = note.voice === 'noise' ? noiseOf(audio, note, begin, loudness) : toneOf(audio, note, begin, loudness);
  sounding++;
  source.onended = () => {
    loudness.disconnect();
    if (--sounding === 0) void audio.suspend();
  };
  source.start(begin);
  source.stop(end);
}

function glide(pitch: AudioParam, { from, to, length }: Note, begin: number): void {
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + length);
}

function toneOf(audio: AudioContext, note: Note, begin: number, into: AudioNode): AudioScheduledSourceNode {
  const tone = audio.createOscillator();
  tone.type = note.voice as OscillatorType;
  glide(tone.frequency, note, begin);
  tone.connect(into);
  return tone;
}

function noiseOf(audio: AudioContext, note: Note, begin: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= makeNoise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.2;
  glide(filter.frequency, note, begin);
  source.connect(filter).connect(into);
  return source;
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
