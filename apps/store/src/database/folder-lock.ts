import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Locks a folder for this process with a file beside it that contains the process id. Resolves to the function that releases the lock.
 * A file left by a killed process is replaced. Rejects while the process in the file runs.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const release = () => rm(file, { force: true });
  const take = () => writeFile(file, `${process.pid}`, { flag: 'wx' });
  try {
    await take();
  } catch {
    const holder = Number(await readFile(file, 'utf8'));
    if (isRunning(holder))
      throw new Error(
        `The folder ${folder} is in use by the process ${holder}. Stop it, or delete ${file} if that process is not a store.`,
      );
    await release();
    await take();
  }
  return release;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
