// For tests: the time for an input must grow with its length, not with the square of it. The CPU time of this process is measured, because the
// wall-clock time depends on other processes.

const shortLength = 4000;
const growthFactor = 4;

/** A quadratic function takes 16 times as long for an input of four times the length. */
const maxGrowth = 9;

/** Measurements below this CPU time in ms are too inaccurate for a ratio, and harmless. */
const negligibleMs = 4;

const roundCount = 5;

/** Returns the minimum CPU time of several runs in ms. */
async function measure(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < roundCount; round++) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/** Whether the time of a function grows about linearly with the length that it is called with. */
export async function takesLinearTime(run: (length: number) => unknown): Promise<boolean> {
  const shortMs = await measure(() => run(shortLength));
  const longMs = await measure(() => run(growthFactor * shortLength));
  return longMs <= negligibleMs || longMs / Math.max(shortMs, negligibleMs / growthFactor) < maxGrowth;
}

/** Repeats a text up to a length. */
export const fillText = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
