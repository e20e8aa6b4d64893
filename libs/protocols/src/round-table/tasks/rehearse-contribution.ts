import type { Member, Stance } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import type { ContributeTask } from './contribute-task.js';

/** By script, else a plain reaction to what was said. Undefined is a scripted silence. */
export function rehearseContribution(task: ContributeTask) {
  const { line } = task;
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { text: '' };
  return { text: line?.text || speech(task), stance: line?.stance ?? stanceOf(task) };
}

/** Unscripted members are open at first and agree once they have heard one another. */
function stanceOf({ heard, member, language, others }: ContributeTask): Stance {
  const view = expertise(member, language);
  const claim = language === 'zh' ? `应当重视${view}` : `${view} must be part of it`;
  const known = new Set(others.map((other) => other.participant_id));
  const accepts = [...new Set(heard.map((one) => one.participant_id))].filter((id) => known.has(id));
  return { verdict: accepts.length ? 'agree' : 'partly', claim, accepts, rejects: [] };
}

const expertise = ({ expertise: [first], name }: Member, language: Language): string =>
  first ?? (language === 'zh' ? `${name}的经验` : `${name}'s experience`);

function speech({ language, topic, member, heard, interventions, round }: ContributeTask): string {
  const said = interventions.at(-1) ?? topic;
  const view = expertise(member, language);
  const [other] = heard.filter((one) => one.participant_id !== member.participant_id).slice(-1);
  if (language === 'zh') {
    const reaction = other ? `${other.name}说得有道理，我再补充一点：` : '';
    return `${reaction}关于“${said}”，我从${view}来看，第 ${round} 轮我的建议是先把这一点落到实处。`;
  }
  const reaction = other ? `${other.name} has a point, and I would add this. ` : '';
  return `${reaction}On "${said}": seen from ${view}, my advice in round ${round} is to settle that part first.`;
}
