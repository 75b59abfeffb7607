/** The default timeout of `expect.poll`, one second, is too short for a busy machine. */
export const pollOptions = { timeout: 20_000 };
