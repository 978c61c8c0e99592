export * from '../src/engine.ts';
