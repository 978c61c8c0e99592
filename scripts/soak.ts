// The long runs. `npm test` takes a sample of the seeds, games and screens; `npm run soak` sets SOAK=1 and takes all.

export const isSoak = process.env['SOAK'] === '1';

/** A number of seeds, games or positions. */
export const many = (sample: number, soak: number): number => (isSoak ? soak : sample);
