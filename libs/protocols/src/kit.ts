/** What a protocol's folder is built with; for protocols that live elsewhere, as in docs/guide/a-new-protocol.md. */
export { INITIAL_CHANNEL } from './shared/channel-state.js';
export type { Stood } from './shared/consent/stood.js';
export { requestCheck } from './shared/checks.js';
export { requestFacilitation } from './shared/facilitation.js';
export { applyInterventions } from './shared/interventions.js';
export { lateAnswer } from './shared/late-answers.js';
export { ADMIN, MONITOR } from './shared/service-actors.js';
export { restartSilence } from './shared/stopping/clocks.js';
export { endingOf } from './shared/stopping/ending-rules.js';
export { frameView } from './shared/view.js';
export { addMilliseconds, cancelTimers } from './shared/timers.js';
export { ANSWER_IN, DATA, section, spokenWords } from './shared/work/sections.js';
export { outputSchema } from './shared/work/output-schema.js';
export { quoted } from './shared/work/quoted.js';
export type { FacilitationSpec } from './shared/work/facilitation-spec.js';
export { checked, type TurnSpec } from './shared/work/turn-spec.js';
