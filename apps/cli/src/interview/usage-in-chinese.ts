/** What the commands of interviews say of themselves, in Chinese by the English text. */
export const USAGE_IN_CHINESE: Readonly<Record<string, string>> = {
  'an interview: you are asked and answered at once, what you say is thought about behind it, and written up':
    '访谈：随问随答，系统在后台思考您说的内容并撰写文档',
  'what it is about': '访谈的主题',
  'an interview file (YAML)': '访谈文件（YAML）',
  'what it is to find out': '访谈要了解什么',
  'what you are called': '对您的称呼',
  'go on with an interview, days later too': '继续先前的访谈，隔几天也可以',
  'write documents as files; to interview_outputs/ where no folder is named':
    '把文档写成文件；未指定文件夹时写入 interview_outputs/',
  'from a pipe: send without waiting for answers': '从管道输入时：不等待回答就发送',
  'show what is thought behind the talk': '显示后台的思考',
  'a script asks, though a model is there': '排练：即使有模型，也由脚本提问',
  'what is known of the user so far, and what is missing': '查看目前对用户的了解和尚缺的内容',

  'the documents of an interview: list, show, compare, save': '访谈的文档：列出、查看、比较、保存',
  'as DOC_03': '如 DOC_03',
  'an earlier version': '先前的版本',
  'what changed from one version to another: --compare 1 2': '比较两个版本：--compare 1 2',
  'write all as files; to interview_outputs/ where no folder is named':
    '把全部文档写成文件；未指定文件夹时写入 interview_outputs/',
};
