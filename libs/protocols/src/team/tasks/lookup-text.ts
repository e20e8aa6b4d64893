import type { OfferedTool } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { toolText } from '../../shared/work/looking-up.js';

/** What an expert is told of looking things up before it hands over its phase (W7). */
export const LOOKUP_WORDING = {
  en: {
    heading: 'What you may look things up with',
    how: (
      left: number,
    ) => `You may look things up first, ${left === 1 ? 'once more' : `up to ${left} times`}. What can be looked up is not
assumed and not left to others. Name the calls that you need now in calls and leave everything else empty: you are asked again with
what they found. With what you need, leave calls empty and hand over your result. A finding that rests on what was found names its
source, as it is written there; where nothing was found, say so.`,
    noTools:
      '/calls: there is nothing left to look up with. Leave it empty and hand over your result with what you have.',
  },
  zh: {
    heading: '可用的检索工具',
    how: (
      left: number,
    ) => `交付前${left === 1 ? '还可检索一次' : `最多可检索 ${left} 次`}。能检索到的内容不要假设，也不要留给他人。在 calls 中列出现在需要的调用，其余字段留空：
检索后会再次请你作答。所需内容已足够时，calls 留空并交付结果。依据检索内容得出的 findings 须照原样写明出处；未检索到的，如实说明。`,
    noTools: '/calls：已没有可用的检索。请留空，并根据现有内容交付结果。',
  },
} satisfies Record<Language, object>;

interface LookingUp {
  language: Language;
  offered: OfferedTool[];
  lookups_left: number;
}

/** The tools, and how they are used; nothing where there are none. */
export function toolsText({ language, offered, lookups_left }: LookingUp): string[] {
  if (!offered.length) return [];
  const { heading, how } = LOOKUP_WORDING[language];
  return [[`## ${heading}`, how(lookups_left), ...offered.map(toolText)].join('\n')];
}
