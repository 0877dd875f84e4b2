import { type Component, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import FrameForm from '../../client/cases/frame/FrameForm.svelte';
import type { ShownOutline } from '../../shared/views/debate/debate.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

const outline: ShownOutline = {
  ...{ options: ['Sell the mill', 'Lease the mill'], criteria: ['Cash'], deadline: null, fixed: [], corrected: false },
  refused: ['believe the surveyor'],
};
const drafts = { read: (_key: string, otherwise: unknown) => otherwise, keep() {}, clear() {} };

/** What the form says beside its fields. */
const said = async (shown: ShownOutline): Promise<string> => {
  const props = { caseId: 'case-1', outline: shown, drafts, waits: false };
  const part = FrameForm as unknown as Component<Record<string, unknown>>;
  const mounted = mount(Within, { target: document.body, props: { app: await reportApp(), part, props } });
  flushSync();
  const text = document.body.textContent ?? '';
  await unmount(mounted);
  return text;
};

it('the form of the frame names what was read as an option and refused, until its owner corrects it', async () => {
  const before = await said(outline);
  expect(before).toContain('frame.refused');
  expect(before).toContain('believe the surveyor');
  for (const corrected of [
    { ...outline, refused: [] },
    { ...outline, corrected: true },
  ])
    expect(await said(corrected)).not.toContain('frame.refused');
});
