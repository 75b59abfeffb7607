/** The limits of a body. */
interface BodyLimits {
  maxBytes: number;
  /** Without it, the signal of the request limits the time. */
  maxMs?: number;
}

/** Reads a body as text, without the rest after `maxMs`. Returns undefined if it is larger than `maxBytes`. */
export async function readText({ body }: Response, { maxBytes, maxMs }: BodyLimits): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  // The body is not used further, so an error of `cancel` is ignored.
  const cancel = () => void reader.cancel().catch(() => {});
  const timer = maxMs === undefined ? undefined : setTimeout(cancel, maxMs);
  try {
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > maxBytes) {
        cancel();
        return undefined;
      }
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
  }
}
