import type { CaseEvent } from '../../../shared/events/case.ts';

import { type Scene, sceneOf } from './scene.ts';
import { foldPanel } from './state.ts';

/** The scene as it will be once these facts are recorded: what follows from them can be decided at once. */
export const sceneWith = (scene: Scene, facts: readonly CaseEvent[]): Scene =>
  sceneOf(foldPanel(facts, scene.state), scene.panel, scene.rules, scene.at);
