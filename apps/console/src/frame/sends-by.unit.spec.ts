import { expect, it } from 'vitest';
import { sendsBy, type Pressed } from './sends-by.js';

const enter = (more: Partial<Pressed> = {}): Pressed => ({
  key: 'Enter',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  nativeEvent: { isComposing: false },
  ...more,
});

it('in a chat Enter sends and Shift+Enter begins a line; in a form it takes Ctrl or ⌘', () => {
  expect(sendsBy(enter(), 'enter')).toBe(true);
  expect(sendsBy(enter({ shiftKey: true }), 'enter')).toBe(false);
  expect(sendsBy(enter({ key: 'a' }), 'enter')).toBe(false);
  expect(sendsBy(enter(), 'ctrl')).toBe(false);
  expect([sendsBy(enter({ ctrlKey: true }), 'ctrl'), sendsBy(enter({ metaKey: true }), 'ctrl')]).toEqual([true, true]);
});

it('an Enter that ends a composition sends nothing', () => {
  const nativeEvent = { isComposing: true };
  expect(sendsBy(enter({ nativeEvent }), 'enter')).toBe(false);
  expect(sendsBy(enter({ nativeEvent, ctrlKey: true }), 'ctrl')).toBe(false);
});
