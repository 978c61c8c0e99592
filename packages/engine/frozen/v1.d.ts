export * from '../../bots/src/engine.ts';
