import { Component, createContext, type ReactNode } from 'react';

let attempts = 0;
const nextAttempt = () => ++attempts;

/** Which attempt to draw what stands below this is; no two are the same. */
export const AttemptContext = createContext(0);

interface FailureBoundaryProps {
  /** What stands in the place of the part that failed; calling `retry` draws the part anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a failure within its part of the page: the rest goes on. The failure itself is told on the console by React. */
export class FailureBoundary extends Component<FailureBoundaryProps, { attempt: number; failed: boolean }> {
  override state = { attempt: nextAttempt(), failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  retry = () => this.setState({ attempt: nextAttempt(), failed: false });

  override render() {
    const { attempt, failed } = this.state;
    if (failed) return this.props.fallback(this.retry);
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}
