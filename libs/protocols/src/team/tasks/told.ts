import type { Language } from '../../shared/channel-state.js';

/** What an author is told once of an answer that cannot stand as it is, in the channel's language. */
export const TOLD = {
  en: {
    notThere: (field: string, ids: readonly string[], there: readonly string[]) =>
      `/${field} names ${ids.join(', ')}, who cannot argue here; who can: ${there.join(', ') || 'nobody'}`,
    notArgued: (field: string, ids: readonly string[], there: readonly string[]) =>
      `/${field} names ${ids.join(', ')}, who did not argue; who did: ${there.join(', ')}`,
    notQuoted: (index: number, phase_id: string) =>
      `/statements/${index}/quote does not stand in ${phase_id === 'task' ? 'the task' : phase_id} word for word; copy it as it stands there, or answer none`,
    noPlace: (index: number, phase_id: string, there: readonly string[]) =>
      `/statements/${index}/phase_id ${phase_id} has no result; what can be quoted: ${['task', ...there].join(', ')}`,
    tooFew: (criterion: string) =>
      `/statements: ${criterion} needs two statements that are quoted; without them answer none`,
    noTopic: '/topic is empty: without a question there is nothing to debate; name one, or answer none',
    notFound: '(the quote was not found)',
    noFollows: (decision: string) =>
      `/follows is empty: ${decision} follows somebody's arguments; name whose, and which, or shelve the question`,
  },
  zh: {
    notThere: (field: string, ids: readonly string[], there: readonly string[]) =>
      `/${field} 提到了 ${ids.join('、')}，此处不能由其辩论；可以辩论的有：${there.join('、') || '无'}`,
    notArgued: (field: string, ids: readonly string[], there: readonly string[]) =>
      `/${field} 提到了没有参加辩论的 ${ids.join('、')}；参加的有：${there.join('、')}`,
    notQuoted: (index: number, phase_id: string) =>
      `/statements/${index}/quote 与${phase_id === 'task' ? '任务' : ` ${phase_id} `}中的原文不一致；请原文照抄，否则回答 none`,
    noPlace: (index: number, phase_id: string, there: readonly string[]) =>
      `/statements/${index}/phase_id ${phase_id} 没有结果；可以引用：${['task', ...there].join('、')}`,
    tooFew: (criterion: string) => `/statements：${criterion} 需要引用两句话；没有则回答 none`,
    noTopic: '/topic 为空：没有问题就无从辩论；请写明问题，否则回答 none',
    notFound: '（未找到所引原文）',
    noFollows: (decision: string) =>
      `/follows 为空：${decision} 必须采纳某人的论点；请写明采纳了谁的哪一点，否则搁置该问题`,
  },
} satisfies Record<Language, object>;
