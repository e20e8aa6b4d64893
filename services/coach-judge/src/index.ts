export { CastDirector } from './cast-director.js';
export { CoachJudgeModule } from './coach-judge.module.js';
export { Facilitator } from './facilitator.js';
