/** An interview in each language: who is there, what the user says, and what the Interviewer answers. */
export const INTERVIEW = {
  en: {
    topic: 'Lending tools in the neighbourhood',
    goal: 'Find out what would help the tool library, before anybody builds anything.',
    names: {
      user: 'Ula',
      interviewer: 'Ines',
      architect: 'Ari',
      persona: 'You have talked with people about their work for twenty years. You are curious, and slow to conclude.',
    },
    said: [
      'I run the tool library of our street: forty households, some ninety tools, in my garage.',
      'Last Saturday the big drill was gone and three people stood here. It took me an hour of phone calls to find it at Marek’s.',
      'No, not every week; that bad it was twice this spring. Mostly people just keep things for too long.',
      'Everything is in a paper notebook by the door: name, tool, date. Half of the lines are never crossed out.',
      'It must not need an app. Old Mr Berg lends more than anybody and has no smartphone. And I will not chase people.',
      'If on a Saturday I knew in one minute where each tool is, and nobody had to phone, it would have worked.',
      'Please change DOC_02: a tool that is broken has to be seen as well.',
    ],
    script: [
      {
        turn: 1,
        agent: 'interviewer',
        act: 'speaks',
        text: 'Forty households and ninety tools, out of your own garage. When did the lending last give you trouble: what happened?',
      },
      {
        turn: 2,
        agent: 'interviewer',
        act: 'speaks',
        text: 'An hour of phone calls, with three people waiting. So that happens to you every week: what does it do to your Saturdays?',
      },
      {
        turn: 2,
        agent: 'analyst',
        act: 'flags',
        text: 'The Interviewer said “every week”; the user told of last Saturday only.',
      },
    ],
  },
  zh: {
    topic: '社区的工具借用',
    goal: '在动手做任何东西之前，先弄清什么能帮到这个工具角。',
    names: {
      user: '吴岚',
      interviewer: '陈问',
      architect: '林构',
      persona: '你与人谈他们的工作已有二十年，好奇，不急于下结论。',
    },
    said: [
      '我管着我们小区的工具角：四十户人家，九十来件工具，都放在我家车库。',
      '上周六大电钻不见了，三个人站在这儿等。我打了一个小时电话，才知道在老马家。',
      '没有，不是每周都这样；这么严重的今年春天有过两次。多数时候只是大家借了太久不还。',
      '全记在门口的一个本子上：姓名、工具、日期。有一半的记录一直没有划掉。',
      '不能非要用手机应用。老伯借得最多，可他没有智能手机。还有，我不会去催人。',
      '要是周六我一分钟就能知道每件工具在哪儿，谁也不用打电话，那就算成了。',
      '请修改 DOC_02：坏了的工具也要看得出来。',
    ],
    script: [
      {
        turn: 1,
        agent: 'interviewer',
        act: 'speaks',
        text: '四十户、九十来件工具，都靠您家车库。最近一次借用出麻烦，是什么情形？',
      },
      {
        turn: 2,
        agent: 'interviewer',
        act: 'speaks',
        text: '三个人等着，您打了一个小时电话。看来每周都这样，这对您的周六有什么影响？',
      },
      { turn: 2, agent: 'analyst', act: 'flags', text: '访谈者说“每周都这样”，而用户只讲了上周六这一次。' },
    ],
  },
};
