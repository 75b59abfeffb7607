import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Takes a folder for this process, by a file beside it that names the process, and gives the function that releases it. A file left
 * by a process that was killed is taken over. Refuses while the process that is named runs.
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
        `The folder ${folder} is in use by the process ${holder}. End it, or delete ${file} if that is not a store.`,
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
