import { useState } from 'react';

interface ControllableStateOptions<Value> {
  /** The value of a controlled component. */
  value: Value | undefined;
  /** The initial value of an uncontrolled component. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/** Returns the value of a component that can be controlled or uncontrolled, and a function that changes it and calls `onValueChange`. */
export function useControllableState<Value>({ value, defaultValue, onValueChange }: ControllableStateOptions<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  function setValue(newValue: Value): void {
    setOwnValue(newValue);
    onValueChange?.(newValue);
  }
  return [value ?? ownValue, setValue] as const;
}
