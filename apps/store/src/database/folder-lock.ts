import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Locks a folder for this process with a file next to the folder that contains the process id. Resolves to a function that releases the
 * lock. A lock file of a killed process is replaced. Rejects if the process in the file is running.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const release = () => rm(file, { force: true });
  const acquire = () => writeFile(file, `${process.pid}`, { flag: 'wx' });
  try {
    await acquire();
  } catch {
    const ownerPid = Number(await readFile(file, 'utf8'));
    if (isRunning(ownerPid))
      throw new Error(
        `The folder ${folder} is in use by the process ${ownerPid}. Stop it, or delete ${file} if that process is not a store.`,
      );
    await release();
    await acquire();
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
