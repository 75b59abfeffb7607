import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Locks a folder for this process: writes the process id to a lock file next to the folder. Resolves to a function that releases the lock.
 * Replaces the lock file of a process that no longer runs. Rejects if another running process has locked the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const release = () => rm(file, { force: true });
  const acquire = () => writeFile(file, `${process.pid}`, { flag: 'wx' });
  try {
    await acquire();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const ownerPid = Number(await readFile(file, 'utf8'));
    if (isOtherProcessRunning(ownerPid))
      throw new Error(
        `The folder ${folder} is in use by the process ${ownerPid}. Stop it, or delete ${file} if that process is not a store.`,
      );
    await release();
    await acquire();
  }
  return release;
}

/**
 * Whether another process with this id runs. In a container, the store may have the same id after each restart, so the lock file of a killed
 * store can contain the id of this process.
 */
function isOtherProcessRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
