/** What the commands of every protocol say of themselves, and what several protocols say alike, in Chinese by the English text. */
export const USAGE_IN_CHINESE: Readonly<Record<string, string>> = {
  // All of parley
  'Deliberations between AI agents and people that know when to stop': '让 AI 智能体与人一起讨论，并知道何时该停',
  'output the version number': '显示版本号',
  'display help for command': '显示帮助',
  'what goes to stdout': '标准输出的格式',
  'language of what Parley says': 'Parley 使用的语言',
  'a running Parley (PARLEY_SERVER)': '正在运行的 Parley 的地址（PARLEY_SERVER）',
  'API key (PARLEY_TOKEN)': 'API 密钥（PARLEY_TOKEN）',
  'for one request; 2m too': '单次请求的时限，以秒计；也可写 2m',
  'nothing on stderr but errors': '标准错误只输出错误',
  'never wait for a person: exit 5 instead': '不等待人：以退出码 5 结束',
  'the same as -o json': '等同于 -o json',

  // Options of several protocols
  'what its model calls may cost together; 0 is no limit': '其模型调用合计可花费的美元数；0 表示不限',
  'asks one agent the same alone, after the end; it may cost as much again':
    '结束后向一个智能体单独提出同一问题；费用最多再加一倍',
  'asks before it begins what is likely to cost more': '预计花费超过此数时，开始前先询问',
  'begins whatever it is likely to cost': '无论预计花费多少都开始',
  'what it is for, recorded and shown': '用途：记录并显示',
  'for how many days it is to be kept: recorded and shown, nothing is deleted by it':
    '保留天数：记录并显示，不会据此删除任何内容',
  'show what models think before they speak, where their servers tell': '也显示模型发言前的思考（若其服务器提供）',
  'open it and print its id': '打开频道，只输出其编号',
  'a round table file (YAML)': '圆桌文件（YAML）',
  'which request it answers; the open one where absent': '回答哪个请求；省略时为待办的那个',
  why: '理由',

  // Running it
  'watch one negotiation from its beginning to its end, with a server of its own where none runs':
    '从头到尾看一场协商；没有服务器在运行时自行启动',
  'a file of your own (YAML) in the place of the meetup': '用您自己的场景文件（YAML）代替聚会示例',
  'run the server with its page, until Ctrl-C: http://127.0.0.1:4700 (PORT, HOST), data in .parley (PARLEY_DATA)':
    '运行服务器及其页面，直到按 Ctrl-C：http://127.0.0.1:4700（PORT、HOST），数据在 .parley（PARLEY_DATA）',
  'serve an assistant, as an editor has one, by MCP over stdin and stdout':
    '经标准输入输出以 MCP 服务于助手（例如编辑器中的助手）',
  'with a nats-server of its own for agents from outside, on 127.0.0.1:4222 or another port; 0 takes any':
    '同时启动自己的 nats-server，供外部智能体使用：127.0.0.1:4222 或其他端口；0 表示任意空闲端口',
  'run one service of an installation over NATS; its configuration is in the environment':
    '运行 NATS 部署中的一个服务；其配置来自环境变量',
  'bring the database of an installation up to date, as its administrator (DATABASE_ADMIN_URL), before its services start':
    '以数据库管理员身份（DATABASE_ADMIN_URL）更新部署的数据库；在启动各服务之前运行',
  'write what cannot be made again into a new folder, whether the server runs or not (PARLEY_DATA, or DATABASE_ADMIN_URL)':
    '把无法重新生成的内容写入一个新文件夹，无论服务器是否在运行（PARLEY_DATA 或 DATABASE_ADMIN_URL）',
  'that there is not yet': '尚不存在的文件夹',
  'fill an installation that has nothing yet from a backup (PARLEY_DATA, or DATABASE_ADMIN_URL after parley migrate)':
    '从备份恢复到一个还没有内容的安装（PARLEY_DATA，或在 parley migrate 之后的 DATABASE_ADMIN_URL）',
  'of a backup': '备份所在的文件夹',

  // Scenarios
  'write a commented scenario to begin with; no file is written over':
    '写出一个带注释的场景文件，供您修改；不覆盖已有文件',
  'by the command that it is for': '以其命令表示协议',
  'where to; PROTOCOL.yaml where absent': '写到哪个文件；省略时为 PROTOCOL.yaml',

  // Knowledge
  'what roles look up before they ask you': '知识库：角色提问之前先检索的资料',
  'add a folder of documents (Markdown, text, PDF) and code; ignore files are respected':
    '添加一个文件夹中的文档（Markdown、文本、PDF）和代码；遵守忽略文件',
  'where to': '加入哪个知识库',
  'documents, with how many passages each': '列出文档及各自的段数',
  'of which': '列出哪个知识库',
  'what a role would find': '查看角色会检索到的内容',
  'in which': '检索哪个知识库',
  'forget a document': '移除一份文档',
  'from which': '从哪个知识库移除',

  // Taking part
  'a session in which you talk: @team, @board, /plan begin a deliberation; or one that is there':
    '进入会话：以 @team、@board、/plan 开始讨论，或加入已有的频道',
  'what waits for a person or an external agent': '查看等待某人或外部智能体的事项',
  'open a channel of any protocol from a file, also of one that has no command here':
    '从文件开启任意协议的频道，包括此处没有命令的协议',
  'as its server calls it': '服务器对它的称呼',
  'the fields of what opens it (YAML)': '开启它所需的字段（YAML）',
  'write a turn that has more parts than a line, in your editor (VISUAL, EDITOR), from a file or by lines':
    '填写一行说不完的发言：用您的编辑器（VISUAL、EDITOR）、文件或逐行输入',
  'the last one where absent': '省略时为最近的一个',
  'whose turn it is, where several are asked': '轮到谁，在等多个人时需写明',
  'what was written (YAML); - reads it from the input': '写好的内容（YAML）；- 从输入读取',
  'print what may be written, and send nothing': '只输出可以填写的内容，不发送',
  'say something to a channel, and hear when it counts': '在频道中发言，并得知何时生效',
  'the same key, with all that an agent needs to take part over NATS (needs the scope operate)':
    '同样的密钥，并附上智能体经由 NATS 参与所需的一切（需要 operate 权限）',
  'a key by which a person, or an agent of yours, answers for its own seat; shown once (needs the scope operate)':
    '签发席位密钥，供某人或您的智能体为自己的席位作答；只显示一次（需要 operate 权限）',
  'take an agent elsewhere (A2A) with the card that it shows now (needs the scope operate)':
    '同意外部智能体（A2A）现在出示的名片，让它继续参与（需要 operate 权限）',
  'whose seat it is: id, name, or the beginning of one': '谁的席位：编号、名称，或其开头',
  'of the card that is agreed to, as the channel says': '所同意名片的哈希，见频道中的提示',
  'who it is for: id, name, or the beginning of one': '给谁：编号、名称，或其开头',
  'for how many days it is good: 1 to 365; 30 where nothing is said': '有效天数：1 至 365；不写则为 30',

  // Endings
  'the state of a conversation: why it has not stopped, or why it did': '查看频道状态：为何尚未停止，或为何停止',
  'as it stood after this event of it': '此事件之后的状态',
  'give a channel more rounds or more time': '为频道增加轮数或时间',
  'how many more': '增加多少',
  'how much more, as 90s, 30m or 2h': '延长多久，如 90s、30m 或 2h',
  'say whether conditions end a running channel (on), or only warn (off)':
    '设置条件成立时频道自动结束（on），或只提醒（off）',
  'override an end that is announced or under way': '撤销已宣布或正在进行的结束',
  'vote: end, continue or abstain': '投票：end（结束）、continue（继续）或 abstain（弃权）',
  'the participant whose vote it is; your own where absent': '投票的参与者；省略时为您自己',
  'send a signal that an external_signal condition waits for': '发送 external_signal 条件等待的信号',
  'end a channel with what there is': '以现有内容结束频道',
  'why; it stands with the end, as your own words': '原因；作为您的原话与结束一并显示',
  'go on from a version of a channel as a channel of its own, with something changed':
    '从频道的某个版本分叉：作为新的频道继续，并可改动设置',
  'up to which version it is the same': '到哪个版本为止与原频道相同',
  'what is different from there on: seats.alice.model=…; several times':
    '从那里起的不同设置：seats.alice.model=…；可写多次',
  'what you say to it there': '您在那里说的话',
  'why, for who looks at it later': '理由，供以后查看的人参考',
  'ask models anew though the parent has their answers to the same prompts':
    '即使原频道对相同的提示词已有回答，也重新询问模型',

  // Reading
  'channels, the most recently active first': '列出频道，最近活动的在前',
  'words of the topic, of names, or of what came of it': '主题、姓名或结果中的词',
  'how they ended: success,partial_consensus': '结束方式：success,partial_consensus',
  'of one protocol': '只列出某一协议的频道',
  'in which somebody takes part whose name begins so': '有姓名以此开头的参与者',
  'in which something has happened since: 2026-11-25': '此后有过活动：2026-11-25',
  'in which nothing has happened since': '此后没有活动',
  'a channel: proposals with their diffs, feedback, outcome': '查看频道：各版方案及差异、反馈、结果',
  'follow a channel until it closes, and take part: what you type is said to it':
    '跟随频道直到结束并参与其中：您输入的内容会在频道中说出',
  'watch a channel until it closes: nothing that you type is read': '旁观频道直到结束：不读取您的输入',
  'the recorded course of a channel once more, at its own pace; long pauses are folded':
    '按原有节奏回放频道的经过；长时间的停顿会略过',
  'so many times as fast, or max': '播放倍速，或 max（最快）',
  'what Parley works with here: server, model, models that need no key':
    '检查此处的运行环境：服务器、模型、无需密钥的模型',
  'the models whose price is known here, and which does what': '列出已知价格的模型及其用途',
  'a round table file (YAML), printed with the models that --diverse gives its seats':
    '圆桌文件（YAML），连同 --diverse 为其席位选用的模型一并打印',
  'which models the seats of a board can be spread over': '圆桌各席位可以选用哪些模型',
  'say what is out of date: the list, and models in use that end; exits 2 if anything is':
    '说明哪些已过时：列表本身，以及在用而将停止服务的模型；如有则以 2 退出',
  'who takes part, as "security-engineer, Ana (treasurer)": experts and others':
    '参与者，如“security-engineer, 安娜（财务）”：专家或其他人',
  'what makes your shell complete commands, options and channels': '输出 shell 的补全脚本：命令、选项和频道',

  'what was decided, who shares it and who does not, and what is next, as a file':
    '以文件形式给出决定：内容、谁认同谁不认同、下一步',
  'as which file; brief has long parts cut, madr is a decision record': '文件的形式；brief 为摘要，madr 为决策记录',

  // Auditing and operating
  'a readable record of the whole channel, whose every sentence cites events, with the export beside it':
    '写出整个频道的可读记录，每句话都注明所依据的事件，并附上导出文件',
  'write it into a folder; one named for the topic where absent': '写入文件夹；省略时以主题命名',
  'the decision as a decision record (MADR) besides': '另附决策记录（MADR）',
  'write over files that are there': '覆盖已有文件',
  'the whole channel, one event a line': '导出整个频道，每行一个事件',
  'what a model was asked, made anew from the log; without a position, which models were asked':
    '查看由日志还原的模型提示词；省略位置时列出询问过的模型',
  'of the event that records the answer': '记录该回答的事件的位置',
  'write it to a file': '写入文件',
  'decide a channel once more: whether all that happened follows from what was asked for':
    '重新决定一个频道：检查所发生的一切是否都由请求推导而来',
  'every channel of the server': '服务器上的所有频道',
  'a checkpoint that you have kept: how the log has grown since goes with it':
    '您保存的检查点：导出中会附上日志此后的增长证明',
  "check a channel's hash chain, and how it is in what was signed of the log; an exported file is checked offline":
    '校验频道的哈希链，以及它是否在已签署的日志中；导出的文件可离线校验',
  'keys that you go by, of the log and of its witnesses, or files of them':
    '您信任的密钥（日志的和见证者的），或密钥文件',
  'a checkpoint that you have kept': '您保存的检查点',
  'check that the log has only grown since this checkpoint, instead': '改为校验：自该检查点以来日志只有增长',
  'up to this checkpoint; the newest of the server where absent': '到该检查点为止；省略时为服务器上最新的',
  'and that no event up to there is missing: reads the hash of each': '并且此前没有事件缺失：逐个读取哈希',
  'when other rules of ending would have ended a channel, and what that would have saved; no model is asked':
    '按别的结束规则，频道会在何时结束，能节省多少；不询问模型',
  'every channel, and what they come to together': '所有频道及其合计',
  'the other rules (YAML), as a scenario has them': '别的规则（YAML），写法同场景文件',
  'how far the log is signed, so that nothing in it can be changed or dropped unseen':
    '日志已签署到何处：其中的任何改动或删除都会被发现',
  'the newest checkpoint, the key it is verified by, and which places outside are told':
    '显示最新检查点、其验证密钥，以及会通知哪些外部位置',
  'the newest checkpoint, a signed note: keep it elsewhere': '取得最新检查点（带签名的文本）：请保存到别处',
  'the key that checkpoints are verified by': '取得检查点的验证密钥',
  'go on after a restore: what was signed before is not continued, and this says why (scope operate)':
    '恢复备份后继续：此前签署的内容不再延续，并说明原因（需要 operate 权限）',
  'what happened; every auditor reads it': '发生了什么；每位审计者都会读到',
  'make what somebody said unreadable for ever, and their name (scopes operate and erase)':
    '使某人所说的话及其姓名永久不可读（需要 operate 和 erase 权限）',
  'a channel that is over; leave it out with --all': '已结束的频道；使用 --all 时省略',
  'whose: the id of a seat, or user:ID of a key’s holder who said something':
    '谁的话：席位的标识符，或发过言的密钥持有者 user:ID',
  'why; every auditor reads it: name nobody in it': '原因；每位审计者都会读到：其中不要写姓名',
  'in every channel': '在所有频道中',
  'though a channel is to be kept for longer': '即使频道仍须保留',
  'two channels or exported files: where they first differ and why, and what each came to':
    '比较两个频道或导出的文件：何处开始不同、为什么，以及各自的结果',
  'the other channel or file': '另一个频道或文件',
  'channels whose views cannot be made, and their views made anew': '无法生成视图的频道，以及重新生成',
  'of another tenant (scope admin too)': '另一个租户的（还需要 admin 权限）',
  'channels whose views cannot be made, with the cause': '列出无法生成视图的频道及原因',
  "make a channel's views anew from its events (scope operate)": '由事件重新生成频道的视图（需要 operate 权限）',
  'messages that a service gave up on (scope operate)': '死信：服务放弃处理的消息（需要 operate 权限）',
  'what was given up, the last first, with the cause': '列出死信及原因，最近的在前',
  'one of them: what it was about, the cause, what came of a retry': '查看一条死信：内容、原因、重试的结果',
  'have the service that gave it up handle it once more': '让放弃它的服务重新处理',
  'keys that were made here, beside those of the configuration (scope admin)':
    '在此创建的 API 密钥，不含配置文件中的（需要 admin 权限）',
  'which there are, the last made first, and when each was last used': '列出密钥，最近创建的在前，并显示最近使用时间',
  'of this tenant alone': '只限该租户',
  'make one; it is shown once': '创建密钥；只显示一次',
  'who acts with it, as the log will say': '使用者的名称，会记入日志',
  'of read,write,operate,erase,admin': '从 read,write,operate,erase,admin 中选择',
  'whose channels it opens; your own tenant’s where absent': '所属租户；省略时为您自己的租户',
  'how many days it is good; for ever where absent': '有效天数；省略时长期有效',
  'put another in its place, shown once; for a day both are good': '换成新密钥，只显示一次；一天内新旧都有效',
  'for how long the old one is good still; 0 ends it at once': '旧密钥继续有效的时间；0 表示立即失效',
  'let nobody in with it from now on; what is open with it ends': '立即撤销；用它打开的连接也会结束',
  'what operators did: keys, dead letters and views driven again, the last first (scope admin)':
    '运维操作记录：密钥、重新处理的死信和重建的视图，最近的在前（需要 admin 权限）',
  'servers that are told what was decided and what waits for people (scope operate)':
    'Webhook：把结果和等待人处理的事项通知给服务器（需要 operate 权限）',
  'what it is told: channel.closed,turn.waiting': '通知哪些内容：channel.closed,turn.waiting',
  'of these channels alone; "" is all': '只限这些频道；"" 表示全部',
  'with links by which anybody who has one answers for that seat, for three days':
    '附带席位链接：持有者三天内可为该席位作答',
  'for those who run it': '备注',
  'which there are, and how many messages wait for each': '列出全部及各自待发的条数',
  'tell a server from now on; the secret that its messages are signed by is shown once':
    '从现在起通知一个服务器；签名密钥只显示一次',
  'https; others where PARLEY_EGRESS_HOSTS names them': '须为 https；PARLEY_EGRESS_HOSTS 列出的除外',
  'change what is given, or switch it off and on': '修改所给的项，或停用、启用',
  'where it is told': '通知的地址',
  'without links': '不带链接',
  'tell it nothing': '停用',
  'tell it what comes from now on': '启用，从现在起通知',
  'send it a message now, and say what came of it': '立即试发一条并显示结果',
  'give it another secret, shown once; for a day messages are signed by both':
    '更换密钥，只显示一次；一天内同时用新旧密钥签名',
  'what it was told and is to be told, with what came of it': '查看已通知和待通知的内容及结果',
  'tell it again what happened in a part of the log': '重新通知日志中的一段',
  'a position of the log, or a time: 2026-11-25T08:00:00Z': '日志位置或时间：2026-11-25T08:00:00Z',
  'up to where; all there is where absent': '到哪里为止；省略时为全部',
  'tell it nothing more, and forget what it was told': '不再通知，并清除其记录',
};
