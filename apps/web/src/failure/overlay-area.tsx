import { type ReactNode, Suspense } from 'react';
import { Waiting } from '../shell/waiting.tsx';
import { AreaFailure } from './area-failure.tsx';
import { FailureBoundary } from './failure-boundary.tsx';

interface OverlayAreaProps {
  /** The visitor gives up on a part that failed: it is no longer to be rendered. */
  onGiveUp: () => void;
  children: ReactNode;
}

/** Around a part that lies over the page: it may be late or fail, and the page goes on. */
export function OverlayArea({ onGiveUp, children }: OverlayAreaProps) {
  return (
    <FailureBoundary fallback={(retry) => <AreaFailure onRetry={retry} onClose={onGiveUp} />}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </FailureBoundary>
  );
}
