// Generated from proto/ by `npm run generate`. Do not edit.
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AreNested, IsNested } from '@parley/http';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsInt, IsObject, IsOptional, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';

export class KindModelDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"The kind of work, as a prompt's template names it: `speech`, `ballot`, `report`."})
  @Length(1, 64)
  @IsString()
  kind!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"The model's id as the provider names it."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({"type":"string","enum":["low","medium","high","xhigh","max"],"description":"How much it thinks."})
  @IsIn(["low","medium","high","xhigh","max"])
  @IsOptional()
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';

  @ApiPropertyOptional({"type":"string","enum":["anthropic","openai"],"description":"Who serves the model; the installation's first provider where absent."})
  @IsIn(["anthropic","openai"])
  @IsOptional()
  provider?: 'anthropic' | 'openai';
}

export class SeatChangeDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"The model that plays it, as the provider names it."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({"type":"string","enum":["anthropic","openai"],"description":"Who serves the model."})
  @IsIn(["anthropic","openai"])
  @IsOptional()
  provider?: 'anthropic' | 'openai';

  @ApiPropertyOptional({"type":"string","enum":["low","medium","high","xhigh","max"],"description":"How much it thinks."})
  @IsIn(["low","medium","high","xhigh","max"])
  @IsOptional()
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';

  @ApiPropertyOptional({"type":"string","maxLength":4000,"description":"Who it is; a workshop's roles have a system_prompt instead."})
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  persona?: string;

  @ApiPropertyOptional({"type":"string","maxLength":8000,"description":"The voice of a workshop role's prompt."})
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  system_prompt?: string;
}

export class ForkChangesDto {
  @ApiPropertyOptional({ type: [SeatChangeDto], ...{"description":"Each seat once.","maxItems":50} })
  @AreNested()
  @Type(() => SeatChangeDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  seats?: SeatChangeDto[];

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"Over the rules of ending that hold there, as a channel's lie over its installation's."})
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":4000000000,"description":"Spend at which no further model work is asked for, in millionths of a US dollar, from the fork on; 0 is no limit."})
  @Max(4000000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;

  @ApiPropertyOptional({ type: [KindModelDto], ...{"description":"Models for kinds of work; a kind that is not named keeps what it had.","maxItems":50} })
  @AreNested()
  @Type(() => KindModelDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];
}

export class GuestTurnConfigDto {
  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"How long the guest has where nobody says until when, in milliseconds.","default":300000})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Tries of a facilitation; a guest turn has none.","default":1})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":4000000000,"description":"Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.","default":1000000})
  @Max(4000000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;

  @ApiPropertyOptional({ type: [KindModelDto], ...{"description":"Models for kinds of work; the installation's where absent.","maxItems":50} })
  @AreNested()
  @Type(() => KindModelDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];
}

export class InterviewSeatDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"pattern":"^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$","description":"Unique in the channel. Made from the name where absent."})
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { message: 'participant_id must be letters, digits, - and _' })
  @Length(1, 64)
  @IsOptional()
  participant_id?: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"As shown; unique in the channel. The role's where absent, in the interview's language."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  name?: string;

  @ApiPropertyOptional({"type":"string","enum":["hosted","person","external","a2a"],"description":"hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.","default":"hosted"})
  @IsIn(["hosted","person","external","a2a"])
  @IsOptional()
  kind?: 'hosted' | 'person' | 'external' | 'a2a';

  @ApiPropertyOptional({"type":"string","maxLength":4000,"description":"Who it is; it is the voice of the prompt."})
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  persona?: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"The model that plays it, as the provider names it; the channel's or the installation's where absent."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({"type":"string","enum":["low","medium","high","xhigh","max"],"description":"How much it thinks."})
  @IsIn(["low","medium","high","xhigh","max"])
  @IsOptional()
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';

  @ApiPropertyOptional({"type":"string","enum":["anthropic","openai"],"description":"Who serves the model."})
  @IsIn(["anthropic","openai"])
  @IsOptional()
  provider?: 'anthropic' | 'openai';

  @ApiPropertyOptional({"type":"string","minLength":8,"maxLength":2000,"pattern":"^https?://[^\\s/@]+(?:/\\S*)?$","description":"Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."})
  @Matches(/^https?:\/\/[^\s/@]+(?:\/\S*)?$/u, { message: 'url must be an address as https://agent.example, without a name or password' })
  @Length(8, 2000)
  @IsOptional()
  url?: string;
}

export class InterviewConfigDto {
  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10000,"description":"Most turns of the user.","default":200})
  @Max(10000)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_turns?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":64,"description":"Messages that may wait for the background; one more is refused.","default":32})
  @Max(64)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_waiting?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":3600000,"description":"How long the background of a turn may take in all, retries included, before the next turn goes on without it, in milliseconds.","default":120000})
  @Max(3600000)
  @Min(100)
  @IsInt()
  @IsOptional()
  background_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":10,"maximum":3600000,"description":"When a user who waits is told that it takes longer, in milliseconds.","default":30000})
  @Max(3600000)
  @Min(10)
  @IsInt()
  @IsOptional()
  deep_thinking_after_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":2,"maximum":100,"description":"Turns after which the older ones are compressed.","default":8})
  @Max(100)
  @Min(2)
  @IsInt()
  @IsOptional()
  compress_every?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":50,"description":"Turns that stay word for word when that is done.","default":4})
  @Max(50)
  @Min(1)
  @IsInt()
  @IsOptional()
  keep_recent?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":100,"description":"The completeness from which an interview may be called complete, of 100.","default":80})
  @Max(100)
  @Min(1)
  @IsInt()
  @IsOptional()
  complete_at?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1000,"maximum":4294967295,"description":"How long the user may be away before the interview is closed, in milliseconds.","default":2592000000})
  @Max(4294967295)
  @Min(1000)
  @IsInt()
  @IsOptional()
  user_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1000,"maximum":4294967295,"description":"How long the user must have been away to be told where it stood, in milliseconds.","default":3600000})
  @Max(4294967295)
  @Min(1000)
  @IsInt()
  @IsOptional()
  resume_after_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Tries of a piece of work before it has failed.","default":2})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":4000000000,"description":"Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.","default":2000000})
  @Max(4000000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Time after which model work that nobody answered counts as failed, in milliseconds; six minutes where absent."})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  facilitation_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":604800000,"description":"How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent."})
  @Max(604800000)
  @Min(0)
  @IsInt()
  @IsOptional()
  model_wait_limit_ms?: number;

  @ApiPropertyOptional({ type: [KindModelDto], ...{"description":"Models for kinds of work; the installation's where absent.","maxItems":50} })
  @AreNested()
  @Type(() => KindModelDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];
}

export class DemandDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":20000,"description":"The demand in the user's words."})
  @Length(1, 20000)
  @IsString()
  text!: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":1000},"maxItems":50,"description":"What must hold whatever is negotiated, one sentence each."})
  @Length(1, 1000, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  constraints?: string[];
}

export class ProposedChangeDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":128,"description":"A term of the proposal by its name, e.g. talk_length, or role, task or notes of one's own assignment; a new name asks for a new term."})
  @Length(1, 128)
  @IsString()
  field!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":2000,"description":"The value wanted, without its unit, e.g. 45."})
  @Length(1, 2000)
  @IsString()
  new_value!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":2000,"description":"Why, in one sentence, e.g. \"the demo alone takes 15 minutes\"."})
  @Length(1, 2000)
  @IsString()
  reason!: string;
}

export class PlanAcceptedDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":16,"description":"The id of the plan, as it was shown, e.g. p3."})
  @Length(1, 16)
  @IsString()
  plan!: string;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":100,"description":"1 for what is wanted most; plans that are equally good have the same number.","default":1})
  @Max(100)
  @Min(1)
  @IsInt()
  @IsOptional()
  rank?: number;
}

export class ScriptLineDto {
  @ApiProperty({"type":"integer","minimum":1,"maximum":100,"description":"Counted over the whole channel: 1 is the first proposal the participant sees."})
  @Max(100)
  @Min(1)
  @IsInt()
  round!: number;

  @ApiProperty({"type":"string","enum":["accept","negotiate","withdraw","silent"],"description":"What it does; silent never answers, so that the timeout can be rehearsed."})
  @IsIn(["accept","negotiate","withdraw","silent"])
  feedback!: 'accept' | 'negotiate' | 'withdraw' | 'silent';

  @ApiPropertyOptional({"type":"string","maxLength":2000,"description":"In its own words; a sentence in character is made where it is absent."})
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  reasoning?: string;

  @ApiPropertyOptional({ type: [ProposedChangeDto], ...{"description":"The changes of a `negotiate`.","maxItems":20} })
  @AreNested()
  @Type(() => ProposedChangeDto)
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  changes?: ProposedChangeDto[];
}

export class CandidateDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"pattern":"^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$","description":"Unique in the channel. Made from the name where absent."})
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { message: 'participant_id must be letters, digits, - and _' })
  @Length(1, 64)
  @IsOptional()
  participant_id?: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":128,"description":"As shown."})
  @Length(1, 128)
  @IsString()
  name!: string;

  @ApiPropertyOptional({"type":"string","enum":["hosted","person","external","a2a"],"description":"hosted: played by participant-agents; person: answers over REST, CLI or console; external: answers over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.","default":"hosted"})
  @IsIn(["hosted","person","external","a2a"])
  @IsOptional()
  kind?: 'hosted' | 'person' | 'external' | 'a2a';

  @ApiPropertyOptional({"type":"string","maxLength":4000,"description":"Who it is and what it wants; it is the voice of the prompt."})
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  persona?: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":200},"maxItems":50,"description":"What it can do."})
  @Length(1, 200, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  skills?: string[];

  @ApiPropertyOptional({ type: [ScriptLineDto], ...{"description":"What it says when rehearsed.","maxItems":100} })
  @AreNested()
  @Type(() => ScriptLineDto)
  @ArrayMaxSize(100)
  @IsArray()
  @IsOptional()
  script?: ScriptLineDto[];

  @ApiPropertyOptional({"type":"string","maxLength":500,"description":"How it comes to its views, e.g. \"asks for numbers first\", for the prompt; nothing where absent."})
  @MaxLength(500)
  @IsString()
  @IsOptional()
  thinking_style?: string;

  @ApiPropertyOptional({"type":"string","maxLength":500,"description":"How it talks, e.g. \"short sentences, dry humour\", for the prompt; nothing where absent."})
  @MaxLength(500)
  @IsString()
  @IsOptional()
  speaking_style?: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"The model that plays it, as the provider names it; the channel's or the installation's where absent."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({"type":"string","enum":["low","medium","high","xhigh","max"],"description":"How much it thinks."})
  @IsIn(["low","medium","high","xhigh","max"])
  @IsOptional()
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';

  @ApiPropertyOptional({"type":"string","enum":["anthropic","openai"],"description":"Who serves the model."})
  @IsIn(["anthropic","openai"])
  @IsOptional()
  provider?: 'anthropic' | 'openai';

  @ApiPropertyOptional({"type":"string","minLength":8,"maxLength":2000,"pattern":"^https?://[^\\s/@]+(?:/\\S*)?$","description":"Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."})
  @Matches(/^https?:\/\/[^\s/@]+(?:\/\S*)?$/u, { message: 'url must be an address as https://agent.example, without a name or password' })
  @Length(8, 2000)
  @IsOptional()
  url?: string;
}

export class TermDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":128,"description":"Its name in snake_case, unique in the proposal, e.g. talk_length."})
  @Length(1, 128)
  @IsString()
  field!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":2000,"description":"Its value as text, without the unit, e.g. 30 or 2026-12-03."})
  @Length(1, 2000)
  @IsString()
  value!: string;

  @ApiPropertyOptional({"type":"string","maxLength":32,"description":"The unit it is counted in, e.g. minutes, EUR; absent where it has none."})
  @MaxLength(32)
  @IsString()
  @IsOptional()
  unit?: string;
}

export class AssignmentDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who, by id as listed."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":200,"description":"The role in the plan, e.g. Speaker."})
  @Length(1, 200)
  @IsString()
  role!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":4000,"description":"The task in one or two sentences: what is done by when."})
  @Length(1, 4000)
  @IsString()
  task!: string;

  @ApiPropertyOptional({"type":"string","maxLength":4000,"description":"What else they should know; empty where nothing."})
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  notes?: string;

  @ApiPropertyOptional({"type":"boolean","description":"True where the plan fails without this role.","default":false})
  @IsBoolean()
  @IsOptional()
  core?: boolean;
}

export class GapDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":300,"description":"What is missing, in a few words."})
  @Length(1, 300)
  @IsString()
  title!: string;

  @ApiPropertyOptional({"type":"string","maxLength":4000,"description":"Why it matters for the demand, in one or two sentences."})
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  description?: string;

  @ApiPropertyOptional({"type":"string","enum":["high","medium","low"],"description":"high where the demand fails without it, medium where it suffers, low where it would be nice.","default":"medium"})
  @IsIn(["high","medium","low"])
  @IsOptional()
  importance?: 'high' | 'medium' | 'low';
}

export class NegotiationConfigDto {
  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Rounds before the decision tree must end it.","default":3})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_rounds?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Silence after which a turn is settled by timeout_policy, in milliseconds.","default":30000})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  feedback_timeout_ms?: number;

  @ApiPropertyOptional({"type":"string","enum":["accept","withdraw","remind"],"description":"What silence means.","default":"accept"})
  @IsIn(["accept","withdraw","remind"])
  @IsOptional()
  timeout_policy?: 'accept' | 'withdraw' | 'remind';

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Reminders before `remind` falls back to an assumed acceptance.","default":1})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_reminders?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":10,"description":"Replacements of a withdrawn core participant.","default":2})
  @Max(10)
  @Min(0)
  @IsInt()
  @IsOptional()
  max_replacements?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1000,"maximum":2592000000,"description":"Wall clock after which the channel is ended, in milliseconds.","default":1800000})
  @Max(2592000000)
  @Min(1000)
  @IsInt()
  @IsOptional()
  time_limit_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Tries of a facilitation before the negotiation fails for it.","default":3})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":4000000000,"description":"Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.","default":1000000})
  @Max(4000000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent."})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  facilitation_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":604800000,"description":"How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent."})
  @Max(604800000)
  @Min(0)
  @IsInt()
  @IsOptional()
  model_wait_limit_ms?: number;

  @ApiPropertyOptional({"type":"string","enum":["best_accepted","last_version"],"description":"What decides where the rounds are over and not everybody has accepted. best_accepted: all plans that were proposed on the way are put to everybody once more, and the one that most accept stands. last_version: the versions alone count, as they were answered. last_version where absent.","default":"last_version"})
  @IsIn(["best_accepted","last_version"])
  @IsOptional()
  decision_rule?: 'best_accepted' | 'last_version';

  @ApiPropertyOptional({"type":"boolean","description":"Where everybody accepts the first version, one of them is asked to suppose that this was wrong. Absent in older channels: nobody was.","default":true})
  @IsBoolean()
  @IsOptional()
  premortem?: boolean;

  @ApiPropertyOptional({"type":"boolean","description":"After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent."})
  @IsBoolean()
  @IsOptional()
  baseline?: boolean;

  @ApiPropertyOptional({ type: [KindModelDto], ...{"description":"Models for kinds of work; the installation's where absent.","maxItems":50} })
  @AreNested()
  @Type(() => KindModelDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];
}

export class FixedTermDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":128,"description":"The name of the term."})
  @Length(1, 128)
  @IsString()
  field!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":2000,"description":"Why it stays."})
  @Length(1, 2000)
  @IsString()
  reason!: string;
}

export class HandoverDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Whose work it was."})
  @Length(1, 64)
  @IsString()
  from!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who takes it over."})
  @Length(1, 64)
  @IsString()
  to!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":4000,"description":"The task of whoever takes it over, as it reads then."})
  @Length(1, 4000)
  @IsString()
  task!: string;

  @ApiPropertyOptional({"type":"string","maxLength":8000,"description":"The plan in its new words; as before where absent."})
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  summary?: string;
}

export class ProposalDraftDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":300,"description":"What it is, in at most ten words."})
  @Length(1, 300)
  @IsString()
  title!: string;

  @ApiPropertyOptional({"type":"string","maxLength":8000,"description":"The plan in two to four sentences, for somebody who reads nothing else."})
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  summary?: string;

  @ApiPropertyOptional({ type: [TermDto], ...{"description":"Every value that can be negotiated: date, duration, money, place, ….","maxItems":100} })
  @AreNested()
  @Type(() => TermDto)
  @ArrayMaxSize(100)
  @IsArray()
  @IsOptional()
  terms?: TermDto[];

  @ApiProperty({ type: [AssignmentDto], ...{"description":"One assignment for each participant, and none for anybody else.","minItems":1,"maxItems":50} })
  @AreNested()
  @Type(() => AssignmentDto)
  @ArrayMaxSize(50)
  @ArrayMinSize(1)
  @IsArray()
  assignments!: AssignmentDto[];
}

export class FacilitatorScriptDto {
  @ApiPropertyOptional({"type":"array","items":{"type":"string"},"description":"Participant ids, in the order of the plan; empty: chosen by skills."})
  @IsString({ each: true })
  @IsArray()
  @IsOptional()
  selected?: string[];

  @ApiPropertyOptional({"type":"array","items":{"type":"string"},"description":"Who could stand in, best first; empty: chosen by skills."})
  @IsString({ each: true })
  @IsArray()
  @IsOptional()
  possibly_related?: string[];

  @ApiPropertyOptional({ type: ProposalDraftDto, ...{"description":"The first proposal, without its version."} })
  @IsNested()
  @Type(() => ProposalDraftDto)
  @IsOptional()
  draft?: ProposalDraftDto;

  @ApiPropertyOptional({ type: [FixedTermDto], ...{"description":"Requests for these terms are rejected with the reason given."} })
  @AreNested()
  @Type(() => FixedTermDto)
  @IsArray()
  @IsOptional()
  fixed?: FixedTermDto[];

  @ApiPropertyOptional({ type: [GapDto], ...{"description":"What it finds missing after success."} })
  @AreNested()
  @Type(() => GapDto)
  @IsArray()
  @IsOptional()
  gaps?: GapDto[];

  @ApiPropertyOptional({"type":"string","maxLength":20000,"description":"The demand of the follow-up channel."})
  @MaxLength(20000)
  @IsString()
  @IsOptional()
  follow_up?: string;

  @ApiPropertyOptional({ type: [HandoverDto], ...{"description":"Whose work goes to whom where somebody withdraws without whom the plan can do.","maxItems":50} })
  @AreNested()
  @Type(() => HandoverDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  handovers?: HandoverDto[];
}

export class StanceDto {
  @ApiProperty({"type":"string","enum":["agree","partly","disagree","undecided"],"description":"Where that leaves it, towards what the group has on the table: agree only where it could sign that as it stands, partly where it could with a change, disagree, or undecided."})
  @IsIn(["agree","partly","disagree","undecided"])
  verdict!: 'agree' | 'partly' | 'disagree' | 'undecided';

  @ApiPropertyOptional({"type":"string","maxLength":1000,"description":"Its own position in one sentence, e.g. \"Four days, but the shop stays open on Fridays.\""})
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  claim?: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":20,"description":"Whose position it accepts, by participant id as listed, e.g. [\"ana\"]; empty for nobody."})
  @Length(1, 64, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  accepts?: string[];

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":20,"description":"Whose position it rejects, by participant id as listed, e.g. [\"bo\"]; empty for nobody."})
  @Length(1, 64, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  rejects?: string[];
}

export class AskDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":1000,"description":"What you would have to know and do not, as one question, e.g. \"What did the shop take on Fridays last year?\""})
  @Length(1, 1000)
  @IsString()
  question!: string;

  @ApiPropertyOptional({"type":"string","maxLength":64,"description":"Who may know it, by participant id as listed, e.g. \"ana\"; empty where that may be anybody."})
  @MaxLength(64)
  @IsString()
  @IsOptional()
  of?: string;
}

export class SpokenLineDto {
  @ApiProperty({"type":"integer","minimum":1,"maximum":10000,"description":"Which of the member's turns it is for; its first is 1."})
  @Max(10000)
  @Min(1)
  @IsInt()
  turn!: number;

  @ApiPropertyOptional({"type":"string","enum":["speak","silent","fail"],"description":"Silent never answers, so that a timeout can be rehearsed; fails answers nonsense."})
  @IsIn(["speak","silent","fail"])
  @IsOptional()
  act?: 'speak' | 'silent' | 'fail';

  @ApiPropertyOptional({"type":"string","maxLength":8000,"description":"What it says."})
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  text?: string;

  @ApiPropertyOptional({ type: StanceDto, ...{"description":"Where it stands then."} })
  @IsNested()
  @Type(() => StanceDto)
  @IsOptional()
  stance?: StanceDto;

  @ApiPropertyOptional({"type":"string","enum":["end","continue","abstain"],"description":"end, continue or abstain, where a vote is called."})
  @IsIn(["end","continue","abstain"])
  @IsOptional()
  ballot?: 'end' | 'continue' | 'abstain';

  @ApiPropertyOptional({ type: [AskDto], ...{"description":"What it asks the others in that turn.","maxItems":5} })
  @AreNested()
  @Type(() => AskDto)
  @ArrayMaxSize(5)
  @IsArray()
  @IsOptional()
  asks?: AskDto[];

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":16},"maxItems":20,"description":"Ids of the questions that it answers in that turn, as q1."})
  @Length(1, 16, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  answers?: string[];
}

export class MemberDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"pattern":"^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$","description":"Unique in the channel. Made from the name where absent."})
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { message: 'participant_id must be letters, digits, - and _' })
  @Length(1, 64)
  @IsOptional()
  participant_id?: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":128,"description":"As shown."})
  @Length(1, 128)
  @IsString()
  name!: string;

  @ApiPropertyOptional({"type":"string","enum":["hosted","person","external","a2a"],"description":"hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.","default":"hosted"})
  @IsIn(["hosted","person","external","a2a"])
  @IsOptional()
  kind?: 'hosted' | 'person' | 'external' | 'a2a';

  @ApiPropertyOptional({"type":"string","maxLength":4000,"description":"Who it is; it is the voice of the prompt."})
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  persona?: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":200},"maxItems":50,"description":"What it knows: what a message is matched with."})
  @Length(1, 200, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  expertise?: string[];

  @ApiPropertyOptional({ type: [SpokenLineDto], ...{"description":"What it says when rehearsed.","maxItems":200} })
  @AreNested()
  @Type(() => SpokenLineDto)
  @ArrayMaxSize(200)
  @IsArray()
  @IsOptional()
  script?: SpokenLineDto[];

  @ApiPropertyOptional({"type":"string","maxLength":500,"description":"How it comes to its views, e.g. \"asks for numbers first\", for the prompt; nothing where absent."})
  @MaxLength(500)
  @IsString()
  @IsOptional()
  thinking_style?: string;

  @ApiPropertyOptional({"type":"string","maxLength":500,"description":"How it talks, e.g. \"short sentences, dry humour\", for the prompt; nothing where absent."})
  @MaxLength(500)
  @IsString()
  @IsOptional()
  speaking_style?: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"The model that plays it, as the provider names it; the channel's or the installation's where absent."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({"type":"string","enum":["low","medium","high","xhigh","max"],"description":"How much it thinks."})
  @IsIn(["low","medium","high","xhigh","max"])
  @IsOptional()
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';

  @ApiPropertyOptional({"type":"string","enum":["anthropic","openai"],"description":"Who serves the model."})
  @IsIn(["anthropic","openai"])
  @IsOptional()
  provider?: 'anthropic' | 'openai';

  @ApiPropertyOptional({"type":"string","minLength":8,"maxLength":2000,"pattern":"^https?://[^\\s/@]+(?:/\\S*)?$","description":"Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."})
  @Matches(/^https?:\/\/[^\s/@]+(?:\/\S*)?$/u, { message: 'url must be an address as https://agent.example, without a name or password' })
  @Length(8, 2000)
  @IsOptional()
  url?: string;
}

export class RoundTableConfigDto {
  @ApiPropertyOptional({"type":"string","enum":["parallel","in_turn"],"description":"parallel: nobody hears the others before the round is over. in_turn: each hears those before it. parallel for a board, in_turn for a party, where absent."})
  @IsIn(["parallel","in_turn"])
  @IsOptional()
  speaking?: 'parallel' | 'in_turn';

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":100,"description":"Rounds on the agenda of a board; 0: open-ended, which needs auto_exit. 3 for a board and 0 for a party where absent."})
  @Max(100)
  @Min(0)
  @IsInt()
  @IsOptional()
  rounds?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Fewest and most members that answer a message of a party.","default":2})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  min_speakers?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Most members that answer a message of a party.","default":3})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_speakers?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Silence after which a turn is skipped, in milliseconds.","default":120000})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({"type":"string","enum":["every_round","at_the_end"],"description":"When the facilitator sums up. every_round for a board, at_the_end for a party, where absent."})
  @IsIn(["every_round","at_the_end"])
  @IsOptional()
  summaries?: 'every_round' | 'at_the_end';

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Tries of a facilitation before the table goes on without it.","default":3})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":4000000000,"description":"Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.","default":1000000})
  @Max(4000000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent."})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  facilitation_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":604800000,"description":"How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent."})
  @Max(604800000)
  @Min(0)
  @IsInt()
  @IsOptional()
  model_wait_limit_ms?: number;

  @ApiPropertyOptional({"type":"boolean","description":"Where a board agrees in its first round, one member is asked to suppose that this was wrong. Absent in older channels: it was not.","default":true})
  @IsBoolean()
  @IsOptional()
  premortem?: boolean;

  @ApiPropertyOptional({"type":"boolean","description":"After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent."})
  @IsBoolean()
  @IsOptional()
  baseline?: boolean;

  @ApiPropertyOptional({"type":"boolean","description":"Each member of a board says first what it alone may know and asks what others may; later turns show what was asked and who has answered. Absent in older channels: nobody was asked for it.","default":true})
  @IsBoolean()
  @IsOptional()
  pooling?: boolean;

  @ApiPropertyOptional({ type: [KindModelDto], ...{"description":"Models for kinds of work; the installation's where absent.","maxItems":50} })
  @AreNested()
  @Type(() => KindModelDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];
}

export class TeamPlanDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":4000,"description":"How you read the task and why you divide it like this, in two or three sentences."})
  @Length(1, 4000)
  @IsString()
  approach!: string;

  @ApiProperty({"type":"array","items":{"type":"object","additionalProperties":true},"minItems":1,"maxItems":20,"description":"The phases: as few as the task needs."})
  @IsObject({ each: true })
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsArray()
  phases!: object[];

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"Whether to debate the plan first."})
  @IsObject()
  @IsOptional()
  review?: object;
}

export class PlanRevisionDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":4000,"description":"What the conclusion of the debate means for the plan, in one to three sentences; where nothing changes, why."})
  @Length(1, 4000)
  @IsString()
  reason!: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":40,"description":"What changes; empty where the plan stands as it is."})
  @IsObject({ each: true })
  @ArrayMaxSize(40)
  @IsArray()
  @IsOptional()
  changes?: object[];
}

export class PhaseResultDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":8000,"description":"What came of it, in two to five sentences: what those who build on it must know."})
  @Length(1, 8000)
  @IsString()
  summary!: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":4000},"maxItems":50,"description":"What you found out, one sentence each, with figures and units and where they come from."})
  @Length(1, 4000, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  findings?: string[];

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":4000},"maxItems":50,"description":"What you decided, one sentence each, with the reason and the option not taken."})
  @Length(1, 4000, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  decisions?: string[];

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":4000},"maxItems":50,"description":"What others must still settle, or what you assumed, one sentence each."})
  @Length(1, 4000, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  open_points?: string[];

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":10,"description":"Texts to hand over whole; usually none or one."})
  @IsObject({ each: true })
  @ArrayMaxSize(10)
  @IsArray()
  @IsOptional()
  artefacts?: object[];
}

export class DivergenceAssessmentDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":4000,"description":"What you compared the result with, and what you found, in one to three sentences."})
  @Length(1, 4000)
  @IsString()
  reason!: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":2,"description":"The two statements that cannot both stand, quoted word for word; empty where there are none."})
  @IsObject({ each: true })
  @ArrayMaxSize(2)
  @IsArray()
  @IsOptional()
  statements?: object[];

  @ApiProperty({"type":"string","enum":["none","contradiction","constraint","options"],"description":"contradiction: two results contradict each other. constraint: a result breaks what the task demands. options: a result leaves a choice open between reasonable options on which later phases rest. none: anything else."})
  @IsIn(["none","contradiction","constraint","options"])
  criterion!: 'none' | 'contradiction' | 'constraint' | 'options';

  @ApiPropertyOptional({"type":"string","maxLength":1000,"description":"The question to debate; empty for none."})
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":10,"description":"Who argues, by participant id as listed: those whose work it concerns and who think differently; empty for none."})
  @Length(1, 64, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(10)
  @IsArray()
  @IsOptional()
  participants?: string[];
}

export class DebateOpeningDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":8000,"description":"The point of disagreement: what exactly is in dispute, what each side has on its side so far, and what hangs on it."})
  @Length(1, 8000)
  @IsString()
  point!: string;

  @ApiPropertyOptional({"type":"boolean","description":"False where, on a closer look, nobody disagrees: then no debate is held.","default":true})
  @IsBoolean()
  @IsOptional()
  disagreement?: boolean;
}

export class DebateArgumentDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":8000,"description":"Your argument: at most three points, each with a reason, a figure or an example; what others said that you answer, by name or number."})
  @Length(1, 8000)
  @IsString()
  argument!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":1000,"description":"Where you stand after that, in one sentence."})
  @Length(1, 1000)
  @IsString()
  position!: string;

  @ApiPropertyOptional({"type":"boolean","description":"True where that is another position than yours before: say in the argument what changed your mind.","default":false})
  @IsBoolean()
  @IsOptional()
  changed?: boolean;
}

export class DebateSummaryDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":8000,"description":"What each side argued and what answered it; favour nobody."})
  @Length(1, 8000)
  @IsString()
  summary!: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":2000},"maxItems":20,"description":"What is still in dispute, one sentence each; empty where nothing is."})
  @Length(1, 2000, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  open_points?: string[];
}

export class DebateRulingDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":8000,"description":"Why: which arguments weigh more, and what answers those you do not follow."})
  @Length(1, 8000)
  @IsString()
  rationale!: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":10,"description":"Whose arguments the conclusion follows, and which; empty where you shelve the question."})
  @IsObject({ each: true })
  @ArrayMaxSize(10)
  @IsArray()
  @IsOptional()
  follows?: object[];

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":10,"description":"Whose position at the end the conclusion goes against, and what answers it; it is kept as a minority view."})
  @IsObject({ each: true })
  @ArrayMaxSize(10)
  @IsArray()
  @IsOptional()
  overrules?: object[];

  @ApiProperty({"type":"string","enum":["adopt","compromise","shelve"],"description":"adopt: one position is taken. compromise: parts of several. shelve: not decided now."})
  @IsIn(["adopt","compromise","shelve"])
  decision!: 'adopt' | 'compromise' | 'shelve';

  @ApiProperty({"type":"string","minLength":1,"maxLength":4000,"description":"What holds from now on, as an instruction to those who work on; what is shelved, with what would settle it."})
  @Length(1, 4000)
  @IsString()
  conclusion!: string;
}

export class TeamReportDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":60000,"description":"What the task asked for, whole and ready to use, built from the results; Markdown."})
  @Length(1, 60000)
  @IsString()
  answer!: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":4000},"maxItems":50,"description":"The decisions that it rests on, one sentence each, with the phase or debate they come from."})
  @Length(1, 4000, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  decisions?: string[];

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":4000},"maxItems":50,"description":"What stays open, and what is missing since a phase failed, one sentence each."})
  @Length(1, 4000, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  open_points?: string[];
}

export class ExpertDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"pattern":"^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$","description":"Unique in the channel. Made from the name where absent."})
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { message: 'participant_id must be letters, digits, - and _' })
  @Length(1, 64)
  @IsOptional()
  participant_id?: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"As shown; unique in the channel. The ready expert's where absent."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  name?: string;

  @ApiPropertyOptional({"type":"string","enum":["hosted","person","external","a2a"],"description":"hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.","default":"hosted"})
  @IsIn(["hosted","person","external","a2a"])
  @IsOptional()
  kind?: 'hosted' | 'person' | 'external' | 'a2a';

  @ApiPropertyOptional({"type":"string","maxLength":4000,"description":"Who it is; it is the voice of the prompt."})
  @MaxLength(4000)
  @IsString()
  @IsOptional()
  persona?: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":200},"maxItems":50,"description":"What it knows: what the lead divides the work by."})
  @Length(1, 200, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  expertise?: string[];

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":200,"description":"What it answers when rehearsed."})
  @IsObject({ each: true })
  @ArrayMaxSize(200)
  @IsArray()
  @IsOptional()
  script?: object[];

  @ApiPropertyOptional({"type":"string","maxLength":500,"description":"How it comes to its views, for the prompt; nothing where absent."})
  @MaxLength(500)
  @IsString()
  @IsOptional()
  thinking_style?: string;

  @ApiPropertyOptional({"type":"string","maxLength":500,"description":"How it talks, for the prompt; nothing where absent."})
  @MaxLength(500)
  @IsString()
  @IsOptional()
  speaking_style?: string;

  @ApiPropertyOptional({"type":"string","enum":["end","continue","abstain"],"description":"How it votes when rehearsed."})
  @IsIn(["end","continue","abstain"])
  @IsOptional()
  ballot?: 'end' | 'continue' | 'abstain';

  @ApiPropertyOptional({"type":"array","items":{"type":"string","pattern":"^[a-zA-Z0-9-]{1,32}$"},"maxItems":20,"description":"What it may look things up with before it hands over a phase: MCP servers by name, as the installation allows them to its name, and `knowledge` for the knowledge base; nothing where absent."})
  @Matches(/^[a-zA-Z0-9-]{1,32}$/u, { each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  tools?: string[];

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"The model that plays it, as the provider names it; the channel's or the installation's where absent."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({"type":"string","enum":["low","medium","high","xhigh","max"],"description":"How much it thinks."})
  @IsIn(["low","medium","high","xhigh","max"])
  @IsOptional()
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';

  @ApiPropertyOptional({"type":"string","enum":["anthropic","openai"],"description":"Who serves the model."})
  @IsIn(["anthropic","openai"])
  @IsOptional()
  provider?: 'anthropic' | 'openai';

  @ApiPropertyOptional({"type":"string","minLength":8,"maxLength":2000,"pattern":"^https?://[^\\s/@]+(?:/\\S*)?$","description":"Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."})
  @Matches(/^https?:\/\/[^\s/@]+(?:\/\S*)?$/u, { message: 'url must be an address as https://agent.example, without a name or password' })
  @Length(8, 2000)
  @IsOptional()
  url?: string;
}

export class TeamConfigDto {
  @ApiPropertyOptional({"type":"boolean","description":"Whether the lead looks for divergence and may put debates in by itself.","default":true})
  @IsBoolean()
  @IsOptional()
  automatic_debates?: boolean;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":10,"description":"Most debates that are put into the plan, by whomever.","default":3})
  @Max(10)
  @Min(0)
  @IsInt()
  @IsOptional()
  max_inserted_debates?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":4,"description":"Rounds of a debate that does not say.","default":2})
  @Max(4)
  @Min(1)
  @IsInt()
  @IsOptional()
  debate_rounds?: number;

  @ApiPropertyOptional({"type":"boolean","description":"Whether those who argue see who said what, or numbers: names invite conformity.","default":false})
  @IsBoolean()
  @IsOptional()
  anonymous_peers?: boolean;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Silence of a person after which a piece of work counts as missed, in milliseconds.","default":180000})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Tries of a piece of work before it has failed.","default":3})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":4000000000,"description":"Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.","default":2000000})
  @Max(4000000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Time after which model work that nobody answered counts as failed, in milliseconds; six minutes where absent."})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  facilitation_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":604800000,"description":"How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent."})
  @Max(604800000)
  @Min(0)
  @IsInt()
  @IsOptional()
  model_wait_limit_ms?: number;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The knowledge that the experts search who may; `default` where absent."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  collection?: string;

  @ApiPropertyOptional({"type":"boolean","description":"After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent."})
  @IsBoolean()
  @IsOptional()
  baseline?: boolean;

  @ApiPropertyOptional({ type: [KindModelDto], ...{"description":"Models for kinds of work; the installation's where absent.","maxItems":50} })
  @AreNested()
  @Type(() => KindModelDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];
}

export class VoteConfigDto {
  @ApiPropertyOptional({"type":"string","enum":["plurality","approval","ranked","consent"],"description":"plurality: one option each, the most votes. approval: as many as one can live with, the most approvals. ranked: in order, the option that beats the others pair by pair (Schulze). consent: the proposal stands unless somebody objects.","default":"plurality"})
  @IsIn(["plurality","approval","ranked","consent"])
  @IsOptional()
  rule?: 'plurality' | 'approval' | 'ranked' | 'consent';

  @ApiPropertyOptional({"type":"string","enum":["stand","first_listed","lot"],"description":"What settles a tie. stand: nothing, it is said to be one. first_listed: the option that is listed first. lot: drawn from the ballots' own nonces, which nobody knows before the reveal and everybody can draw again after it.","default":"stand"})
  @IsIn(["stand","first_listed","lot"])
  @IsOptional()
  ties?: 'stand' | 'first_listed' | 'lot';

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":20,"description":"Ballots below which nothing is decided; more than half of the voters where 0.","default":0})
  @Max(20)
  @Min(0)
  @IsInt()
  @IsOptional()
  quorum?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"How long people and external agents have, in milliseconds: whoever has not voted then is absent. Models have a deadline of their own.","default":3600000})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Tries of a facilitation; a vote has none.","default":3})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":4000000000,"description":"Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.","default":1000000})
  @Max(4000000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Time after which a model that gave no ballot counts as absent, in milliseconds; six minutes where absent."})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  facilitation_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":604800000,"description":"How long it waits for a model that does not answer; a vote does not, and counts it as absent."})
  @Max(604800000)
  @Min(0)
  @IsInt()
  @IsOptional()
  model_wait_limit_ms?: number;

  @ApiPropertyOptional({ type: [KindModelDto], ...{"description":"Models for kinds of work; the installation's where absent.","maxItems":50} })
  @AreNested()
  @Type(() => KindModelDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];
}

export class PlanRoleDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"pattern":"^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]*$","description":"Unique in the channel. Made from the name where absent."})
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, { message: 'participant_id must be letters, digits, - and _' })
  @Length(1, 64)
  @IsOptional()
  participant_id?: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":128,"description":"As shown; unique in the channel."})
  @Length(1, 128)
  @IsString()
  name!: string;

  @ApiPropertyOptional({"type":"string","enum":["hosted","person","external","a2a"],"description":"hosted: an agent of ours; person: answers over REST, CLI or console; external: an agent of yours, over NATS or REST; a2a: an agent behind a URL, which Parley asks by A2A 1.0.","default":"hosted"})
  @IsIn(["hosted","person","external","a2a"])
  @IsOptional()
  kind?: 'hosted' | 'person' | 'external' | 'a2a';

  @ApiPropertyOptional({"type":"string","maxLength":1000,"description":"What it looks after, in a few words."})
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  focus?: string;

  @ApiPropertyOptional({"type":"string","maxLength":8000,"description":"The voice of its prompt, for a role of your own."})
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  system_prompt?: string;

  @ApiPropertyOptional({"type":"string","minLength":6,"maxLength":100,"pattern":"^[a-z0-9][a-z0-9_-]*\\.json$","description":"The file of its output document; unique in the channel."})
  @Matches(/^[a-z0-9][a-z0-9_-]*\.json$/u, { message: 'output_document must be a file name as product_plan.json' })
  @Length(6, 100)
  @IsOptional()
  output_document?: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":100,"description":"What it says when rehearsed."})
  @IsObject({ each: true })
  @ArrayMaxSize(100)
  @IsArray()
  @IsOptional()
  script?: object[];

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"What it writes when rehearsed."})
  @IsObject()
  @IsOptional()
  document?: object;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":128,"description":"The model that plays it, as the provider names it; the channel's or the installation's where absent."})
  @Length(1, 128)
  @IsString()
  @IsOptional()
  model?: string;

  @ApiPropertyOptional({"type":"string","enum":["low","medium","high","xhigh","max"],"description":"How much it thinks."})
  @IsIn(["low","medium","high","xhigh","max"])
  @IsOptional()
  effort?: 'low' | 'medium' | 'high' | 'xhigh' | 'max';

  @ApiPropertyOptional({"type":"string","enum":["anthropic","openai"],"description":"Who serves the model."})
  @IsIn(["anthropic","openai"])
  @IsOptional()
  provider?: 'anthropic' | 'openai';

  @ApiPropertyOptional({"type":"string","enum":["general","product_plan","system_design","dev_plan","test_plan","risk_assessment"],"description":"Which fields its document has; general, sections of its own, where absent."})
  @IsIn(["general","product_plan","system_design","dev_plan","test_plan","risk_assessment"])
  @IsOptional()
  document_kind?: 'general' | 'product_plan' | 'system_design' | 'dev_plan' | 'test_plan' | 'risk_assessment';

  @ApiPropertyOptional({"type":"string","minLength":8,"maxLength":2000,"pattern":"^https?://[^\\s/@]+(?:/\\S*)?$","description":"Where the agent of a seat of kind a2a is: the address under which /.well-known/agent-card.json is, or of a card itself (.json). Goes with that kind alone."})
  @Matches(/^https?:\/\/[^\s/@]+(?:\/\S*)?$/u, { message: 'url must be an address as https://agent.example, without a name or password' })
  @Length(8, 2000)
  @IsOptional()
  url?: string;
}

export class WorkshopConfigDto {
  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":100,"description":"Rounds before it ends with what is still open.","default":5})
  @Max(100)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_rounds?: number;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Silence after which a role's turn is skipped, in milliseconds. No time runs out on the user.","default":180000})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  turn_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":200,"maximum":80000,"description":"Characters of analysis and advice that are kept of a speech.","default":6000})
  @Max(80000)
  @Min(200)
  @IsInt()
  @IsOptional()
  max_speech_chars?: number;

  @ApiPropertyOptional({"type":"boolean","description":"The coach may tell a speaker that it has left the topic.","default":true})
  @IsBoolean()
  @IsOptional()
  off_topic_notices?: boolean;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":10,"description":"Tries of a facilitation before the workshop goes on without it.","default":3})
  @Max(10)
  @Min(1)
  @IsInt()
  @IsOptional()
  max_facilitation_attempts?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":4000000000,"description":"Spend at which no further model work is asked for, in millionths of a US dollar; 0 is no limit. 0 needs the scope `operate`.","default":2000000})
  @Max(4000000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  budget_micro_usd?: number;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The knowledge that the roles search; `default` where absent."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  collection?: string;

  @ApiPropertyOptional({"type":"integer","minimum":100,"maximum":604800000,"description":"Time after which a facilitation that nobody answered counts as failed, in milliseconds; six minutes where absent."})
  @Max(604800000)
  @Min(100)
  @IsInt()
  @IsOptional()
  facilitation_timeout_ms?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":604800000,"description":"How long it waits for a model that does not answer before it ends as failed, in milliseconds; an hour where absent."})
  @Max(604800000)
  @Min(0)
  @IsInt()
  @IsOptional()
  model_wait_limit_ms?: number;

  @ApiPropertyOptional({ type: [KindModelDto], ...{"description":"Models for kinds of work; the installation's where absent.","maxItems":50} })
  @AreNested()
  @Type(() => KindModelDto)
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  models?: KindModelDto[];

  @ApiPropertyOptional({"type":"boolean","description":"The coach judges the requirement before the first round; not where absent, as in older channels.","default":true})
  @IsBoolean()
  @IsOptional()
  initial_judgement?: boolean;

  @ApiPropertyOptional({"type":"boolean","description":"After it has ended the same question is put to one agent alone, which may spend as much again: its answer stands beside the outcome and changes nothing in it. Not in a rehearsal, and not where it was stopped or has failed. Nobody is asked where absent."})
  @IsBoolean()
  @IsOptional()
  baseline?: boolean;

  @ApiPropertyOptional({"type":"boolean","description":"Where the first round settles all and nobody objects, one role is asked to suppose that this was wrong. Absent in older channels: nobody was.","default":true})
  @IsBoolean()
  @IsOptional()
  premortem?: boolean;
}

export class OpenChannelDto {
  @ApiPropertyOptional({"type":"string","enum":["negotiation"],"description":"The only one that opens here.","default":"negotiation"})
  @IsIn(["negotiation"])
  @IsOptional()
  protocol?: 'negotiation';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":300,"description":"A line for lists; the start of what it is about where absent."})
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({"type":"string","enum":["en","zh"],"description":"The language of what it is about where absent."})
  @IsIn(["en","zh"])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiProperty({ type: DemandDto, ...{"description":"What the negotiation is to satisfy."} })
  @IsNested()
  @Type(() => DemandDto)
  demand!: DemandDto;

  @ApiProperty({ type: [CandidateDto], ...{"description":"Who could take part.","minItems":1,"maxItems":50} })
  @AreNested()
  @Type(() => CandidateDto)
  @ArrayMaxSize(50)
  @ArrayMinSize(1)
  @IsArray()
  candidates!: CandidateDto[];

  @ApiPropertyOptional({ type: NegotiationConfigDto, ...{"description":"What can be set."} })
  @IsNested()
  @Type(() => NegotiationConfigDto)
  @IsOptional()
  config?: NegotiationConfigDto;

  @ApiPropertyOptional({ type: FacilitatorScriptDto, ...{"description":"What the rehearsed facilitator knows."} })
  @IsNested()
  @Type(() => FacilitatorScriptDto)
  @IsOptional()
  facilitator_script?: FacilitatorScriptDto;

  @ApiPropertyOptional({"type":"boolean","description":"Play it with the rehearsal model, whatever model is configured."})
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."})
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({"type":"string","enum":["at_once","readable"],"description":"How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."})
  @IsIn(["at_once","readable"])
  @IsOptional()
  rehearsal_pace?: 'at_once' | 'readable';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","description":"What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."})
  @Matches(/\S/u, { message: 'purpose must be something to read' })
  @Length(1, 500)
  @IsOptional()
  purpose?: string;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":36500,"description":"For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."})
  @Max(36500)
  @Min(1)
  @IsInt()
  @IsOptional()
  retention_days?: number;

  @ApiPropertyOptional({"type":"boolean","description":"Opens it though it may cost more than the installation lets an opening cost unasked."})
  @IsBoolean()
  @IsOptional()
  accepts_cost?: boolean;
}

export class OpenRoundTableDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":300,"description":"A line for lists; the start of what it is about where absent."})
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({"type":"string","enum":["en","zh"],"description":"The language of what it is about where absent."})
  @IsIn(["en","zh"])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiPropertyOptional({"type":"string","maxLength":20000,"description":"A board's question; a party's first message."})
  @MaxLength(20000)
  @IsString()
  @IsOptional()
  question?: string;

  @ApiProperty({ type: [MemberDto], ...{"description":"Who sits at the table.","minItems":1,"maxItems":20} })
  @AreNested()
  @Type(() => MemberDto)
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsArray()
  members!: MemberDto[];

  @ApiPropertyOptional({ type: RoundTableConfigDto, ...{"description":"What can be set."} })
  @IsNested()
  @Type(() => RoundTableConfigDto)
  @IsOptional()
  config?: RoundTableConfigDto;

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."})
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({"type":"boolean","description":"Play it with the rehearsal model, whatever model is configured."})
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;

  @ApiPropertyOptional({"type":"string","enum":["at_once","readable"],"description":"How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."})
  @IsIn(["at_once","readable"])
  @IsOptional()
  rehearsal_pace?: 'at_once' | 'readable';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","description":"What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."})
  @Matches(/\S/u, { message: 'purpose must be something to read' })
  @Length(1, 500)
  @IsOptional()
  purpose?: string;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":36500,"description":"For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."})
  @Max(36500)
  @Min(1)
  @IsInt()
  @IsOptional()
  retention_days?: number;

  @ApiPropertyOptional({"type":"boolean","description":"Opens it though it may cost more than the installation lets an opening cost unasked."})
  @IsBoolean()
  @IsOptional()
  accepts_cost?: boolean;
}

export class OpenWorkshopDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":300,"description":"A line for lists; the start of what it is about where absent."})
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({"type":"string","enum":["en","zh"],"description":"The language of what it is about where absent."})
  @IsIn(["en","zh"])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":20000,"description":"What is to be planned; the base's where absent."})
  @Length(1, 20000)
  @IsString()
  @IsOptional()
  requirement?: string;

  @ApiPropertyOptional({ type: [PlanRoleDto], ...{"description":"In the order in which they speak, each a default role by its name or one of your own with a system_prompt; the default five where absent.","minItems":1,"maxItems":20} })
  @AreNested()
  @Type(() => PlanRoleDto)
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsArray()
  @IsOptional()
  roles?: PlanRoleDto[];

  @ApiPropertyOptional({ type: WorkshopConfigDto, ...{"description":"What can be set."} })
  @IsNested()
  @Type(() => WorkshopConfigDto)
  @IsOptional()
  config?: WorkshopConfigDto;

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."})
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({"type":"boolean","description":"Play it with the rehearsal model, whatever model is configured."})
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":100000,"description":"One more than the base where absent."})
  @Max(100000)
  @Min(1)
  @IsInt()
  @IsOptional()
  version?: number;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":20000,"description":"What you say of the version to start from."})
  @Length(1, 20000)
  @IsString()
  @IsOptional()
  feedback?: string;

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"What the coach says when rehearsed."})
  @IsObject()
  @IsOptional()
  coach_script?: object;

  @ApiPropertyOptional({"type":"string","enum":["at_once","readable"],"description":"How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."})
  @IsIn(["at_once","readable"])
  @IsOptional()
  rehearsal_pace?: 'at_once' | 'readable';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","description":"What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."})
  @Matches(/\S/u, { message: 'purpose must be something to read' })
  @Length(1, 500)
  @IsOptional()
  purpose?: string;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":36500,"description":"For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."})
  @Max(36500)
  @Min(1)
  @IsInt()
  @IsOptional()
  retention_days?: number;

  @ApiPropertyOptional({"type":"boolean","description":"Opens it though it may cost more than the installation lets an opening cost unasked."})
  @IsBoolean()
  @IsOptional()
  accepts_cost?: boolean;
}

export class OpenTeamDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":300,"description":"A line for lists; the start of what it is about where absent."})
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({"type":"string","enum":["en","zh"],"description":"The language of what it is about where absent."})
  @IsIn(["en","zh"])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiProperty({"type":"string","minLength":1,"maxLength":20000,"description":"What is to be done, in your own words."})
  @Length(1, 20000)
  @IsString()
  task!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"description":"Who plans, rules and reports, by participant id; the first of the experts where absent."})
  @Length(1, 64)
  @IsString()
  @IsOptional()
  lead?: string;

  @ApiPropertyOptional({ type: [ExpertDto], ...{"description":"A ready lead with three ready experts where absent.","minItems":1,"maxItems":20} })
  @AreNested()
  @Type(() => ExpertDto)
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsArray()
  @IsOptional()
  experts?: ExpertDto[];

  @ApiPropertyOptional({ type: TeamConfigDto, ...{"description":"What can be set."} })
  @IsNested()
  @Type(() => TeamConfigDto)
  @IsOptional()
  config?: TeamConfigDto;

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."})
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({"type":"boolean","description":"Play it with the rehearsal model, whatever model is configured."})
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;

  @ApiPropertyOptional({"type":"string","enum":["at_once","readable"],"description":"How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."})
  @IsIn(["at_once","readable"])
  @IsOptional()
  rehearsal_pace?: 'at_once' | 'readable';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","description":"What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."})
  @Matches(/\S/u, { message: 'purpose must be something to read' })
  @Length(1, 500)
  @IsOptional()
  purpose?: string;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":36500,"description":"For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."})
  @Max(36500)
  @Min(1)
  @IsInt()
  @IsOptional()
  retention_days?: number;

  @ApiPropertyOptional({"type":"boolean","description":"Opens it though it may cost more than the installation lets an opening cost unasked."})
  @IsBoolean()
  @IsOptional()
  accepts_cost?: boolean;
}

export class OpenInterviewDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":300,"description":"What it is about, in a line."})
  @Length(1, 300)
  @IsString()
  topic!: string;

  @ApiPropertyOptional({"type":"string","enum":["en","zh"],"description":"The language of what it is about where absent."})
  @IsIn(["en","zh"])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":8000,"description":"What the interview is to find out, in the words of whoever wants it. The topic where absent."})
  @Length(1, 8000)
  @IsString()
  @IsOptional()
  goal?: string;

  @ApiPropertyOptional({ type: InterviewSeatDto, ...{"description":"Who is interviewed: a person."} })
  @IsNested()
  @Type(() => InterviewSeatDto)
  @IsOptional()
  user?: InterviewSeatDto;

  @ApiPropertyOptional({ type: InterviewSeatDto, ...{"description":"Who asks."} })
  @IsNested()
  @Type(() => InterviewSeatDto)
  @IsOptional()
  interviewer?: InterviewSeatDto;

  @ApiPropertyOptional({ type: InterviewSeatDto, ...{"description":"Who writes the documents."} })
  @IsNested()
  @Type(() => InterviewSeatDto)
  @IsOptional()
  architect?: InterviewSeatDto;

  @ApiPropertyOptional({ type: InterviewConfigDto, ...{"description":"What can be set."} })
  @IsNested()
  @Type(() => InterviewConfigDto)
  @IsOptional()
  config?: InterviewConfigDto;

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."})
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({"type":"boolean","description":"Play it with the rehearsal model, whatever model is configured."})
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":1000,"description":"What agents do when rehearsed."})
  @IsObject({ each: true })
  @ArrayMaxSize(1000)
  @IsArray()
  @IsOptional()
  script?: object[];

  @ApiPropertyOptional({"type":"string","enum":["at_once","readable"],"description":"How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."})
  @IsIn(["at_once","readable"])
  @IsOptional()
  rehearsal_pace?: 'at_once' | 'readable';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","description":"What the deliberation is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."})
  @Matches(/\S/u, { message: 'purpose must be something to read' })
  @Length(1, 500)
  @IsOptional()
  purpose?: string;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":36500,"description":"For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."})
  @Max(36500)
  @Min(1)
  @IsInt()
  @IsOptional()
  retention_days?: number;

  @ApiPropertyOptional({"type":"boolean","description":"Opens it though it may cost more than the installation lets an opening cost unasked."})
  @IsBoolean()
  @IsOptional()
  accepts_cost?: boolean;
}

export class OpenVoteDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":300,"description":"A line for lists; the start of the question where absent."})
  @Length(1, 300)
  @IsString()
  @IsOptional()
  topic?: string;

  @ApiPropertyOptional({"type":"string","enum":["en","zh"],"description":"The language of the question where absent."})
  @IsIn(["en","zh"])
  @IsOptional()
  language?: 'en' | 'zh';

  @ApiProperty({"type":"string","minLength":1,"maxLength":20000,"pattern":"\\S","description":"What is voted on; for consent the proposal."})
  @Matches(/\S/u, { message: 'question must be something to read' })
  @Length(1, 20000)
  question!: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":300},"maxItems":20,"description":"What can be chosen, in the order in which it is listed; none for consent, where one consents, objects or abstains."})
  @Length(1, 300, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  options?: string[];

  @ApiProperty({ type: [MemberDto], ...{"description":"Who votes.","minItems":1,"maxItems":20} })
  @AreNested()
  @Type(() => MemberDto)
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsArray()
  members!: MemberDto[];

  @ApiPropertyOptional({ type: VoteConfigDto, ...{"description":"What can be set: the rule, what settles a tie, quorum and deadline."} })
  @IsNested()
  @Type(() => VoteConfigDto)
  @IsOptional()
  config?: VoteConfigDto;

  @ApiPropertyOptional({"type":"object","additionalProperties":true,"description":"When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md."})
  @IsObject()
  @IsOptional()
  termination?: object;

  @ApiPropertyOptional({"type":"boolean","description":"Play it with the rehearsal model, whatever model is configured."})
  @IsBoolean()
  @IsOptional()
  rehearsal?: boolean;

  @ApiPropertyOptional({"type":"string","enum":["at_once","readable"],"description":"How fast a rehearsal plays: `readable`, one message after the other, as fast as people read; else at once. No word to a model."})
  @IsIn(["at_once","readable"])
  @IsOptional()
  rehearsal_pace?: 'at_once' | 'readable';

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","description":"What the vote is for, in a line: for who oversees or audits it. It is recorded and shown, and told to no model."})
  @Matches(/\S/u, { message: 'purpose must be something to read' })
  @Length(1, 500)
  @IsOptional()
  purpose?: string;

  @ApiPropertyOptional({"type":"integer","minimum":1,"maximum":36500,"description":"For how many days from its opening the channel is to be kept. It is recorded and shown, with the date; Parley deletes nothing by it."})
  @Max(36500)
  @Min(1)
  @IsInt()
  @IsOptional()
  retention_days?: number;

  @ApiPropertyOptional({"type":"boolean","description":"Opens it though it may cost more than the installation lets an opening cost unasked."})
  @IsBoolean()
  @IsOptional()
  accepts_cost?: boolean;
}

export class SubmitBallotDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who votes."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered; where absent, the one that is open."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({"type":"array","items":{"type":"string","minLength":1,"maxLength":300},"maxItems":20,"description":"Your choice, word for word as the options are listed: one where a single one is asked for, several for approval, the best first for a ranking. Empty is an abstention."})
  @Length(1, 300, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(20)
  @IsArray()
  choices!: string[];

  @ApiPropertyOptional({"type":"string","maxLength":2000,"description":"Why, in one to three sentences; with an objection, what would have to change."})
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  reason?: string;

  @ApiPropertyOptional({"type":"string","minLength":16,"maxLength":200,"description":"What your ballot is hashed with, random and secret until the reveal; made for you where absent."})
  @Length(16, 200)
  @IsString()
  @IsOptional()
  nonce?: string;
}

export class AnswerUserDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered; where absent, the one that is open."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":8000,"description":"What you say to the user now: two to five sentences, ending in at most one question."})
  @Length(1, 8000)
  @IsString()
  text!: string;

  @ApiPropertyOptional({"type":"boolean","description":"True where the user broke in: the text is what had been said by then, and may be empty of sense."})
  @IsBoolean()
  @IsOptional()
  interrupted?: boolean;
}

export class InterruptAnswerDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn broken into; the one that is open, or the latest, where absent."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":100000,"description":"How many characters of the answer the user has heard; absent where nobody knows."})
  @Max(100000)
  @Min(0)
  @IsInt()
  @IsOptional()
  heard_characters?: number;
}

export class DeliverDocumentsDto {
  @ApiPropertyOptional({"type":"array","items":{"type":"string","enum":["DOC_01","DOC_02","DOC_03","DOC_04","DOC_05","DOC_06"]},"maxItems":6,"description":"Which of them; all where empty."})
  @IsIn(["DOC_01","DOC_02","DOC_03","DOC_04","DOC_05","DOC_06"], { each: true })
  @ArrayMaxSize(6)
  @IsArray()
  @IsOptional()
  documents?: ('DOC_01' | 'DOC_02' | 'DOC_03' | 'DOC_04' | 'DOC_05' | 'DOC_06')[];

  @ApiPropertyOptional({"type":"string","maxLength":8000,"description":"What is to change in those that there are."})
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  comment?: string;
}

export class WriteInterviewDocumentDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered; the open one where absent and only one is open."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({"type":"object","additionalProperties":true,"description":"summary, changes, and the part of that document, e.g. problem_and_users of DOC_01."})
  @IsObject()
  document!: object;
}

export class CompletePhaseDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The piece of work answered; where absent, the participant's open one of this kind."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;
}

export class GiveSpeechDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered; where absent, the participant's open turn."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({"type":"object","additionalProperties":true,"description":"What it says."})
  @IsObject()
  speech!: object;
}

export class AnswerClarificationDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":8000,"description":"In your own words."})
  @Length(1, 8000)
  @IsString()
  answer!: string;
}

export class FollowUpClarificationDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered."})
  @Length(1, 200)
  @IsString()
  request_id!: string;

  @ApiPropertyOptional({"type":"string","maxLength":2000,"description":"What you ask on, in one question; empty where the answer suffices."})
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  question?: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":20,"description":"What the answer decides, with the ids of the open issues that it settles and the reason. It enters the draft as any entry does, if nobody objects. Empty where it decides nothing, or only what is proposed already."})
  @IsObject({ each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  entries?: object[];

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":2000},"maxItems":10,"description":"Finer issues that the answer raises, one sentence each, e.g. \"Do visitors without a card book as well?\" Usually none."})
  @Length(1, 2000, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(10)
  @IsArray()
  @IsOptional()
  new_issues?: string[];
}

export class RatifyDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered; where absent, the participant's open turn."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({"type":"array","items":{"type":"object","additionalProperties":true},"maxItems":200,"description":"Where you stand on each entry that you are asked about. What you leave out, you do not object to."})
  @IsObject({ each: true })
  @ArrayMaxSize(200)
  @IsArray()
  entry_stances!: object[];
}

export class WriteDocumentDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered; the open one where absent."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({"type":"object","additionalProperties":true,"description":"What it writes."})
  @IsObject()
  document!: object;
}

export class ContributeDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  participant_id!: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered; where absent, the participant's open turn."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiProperty({"type":"string","maxLength":100000,"description":"What is said to the table, in the first person, as it would be spoken; no name in front, no list, no heading."})
  @MaxLength(100000)
  @IsString()
  text!: string;

  @ApiPropertyOptional({ type: StanceDto, ...{"description":"Where the speaker stands after what it has just said."} })
  @IsNested()
  @Type(() => StanceDto)
  @IsOptional()
  stance?: StanceDto;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"description":"Whom it gives the word to: a participant id or user."})
  @Length(1, 64)
  @IsString()
  @IsOptional()
  hands_over_to?: string;

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":128},"maxItems":50,"description":"Tools called for it."})
  @Length(1, 128, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(50)
  @IsArray()
  @IsOptional()
  tool_calls?: string[];

  @ApiPropertyOptional({ type: [AskDto], ...{"description":"What you ask the others, two questions at most; empty where there is nothing to ask.","maxItems":5} })
  @AreNested()
  @Type(() => AskDto)
  @ArrayMaxSize(5)
  @IsArray()
  @IsOptional()
  asks?: AskDto[];

  @ApiPropertyOptional({"type":"array","items":{"type":"string","minLength":1,"maxLength":16},"maxItems":20,"description":"Which of the questions asked at the table the text answers, by their ids, e.g. [\"q1\"]; saying that you do not know it answers one that was put to you. Empty for none."})
  @Length(1, 16, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  answers?: string[];
}

export class ExtendLimitsDto {
  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":1000,"description":"How many rounds more.","default":0})
  @Max(1000)
  @Min(0)
  @IsInt()
  @IsOptional()
  rounds?: number;

  @ApiPropertyOptional({"type":"integer","minimum":0,"maximum":2592000000,"description":"Milliseconds.","default":0})
  @Max(2592000000)
  @Min(0)
  @IsInt()
  @IsOptional()
  time_ms?: number;
}

export class SwitchAutoExitDto {
  @ApiProperty({"type":"boolean","description":"True: conditions end it; false: they only warn, and people end it."})
  @IsBoolean()
  on!: boolean;
}

export class SetRehearsalPaceDto {
  @ApiProperty({"type":"string","enum":["at_once","readable"]})
  @IsIn(["at_once","readable"])
  pace!: 'at_once' | 'readable';
}

export class CallVoteDto {
  @ApiPropertyOptional({"type":"string","maxLength":1000,"description":"Shown to the voters."})
  @MaxLength(1000)
  @IsString()
  @IsOptional()
  question?: string;
}

export class CastBallotDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"description":"Who answers."})
  @Length(1, 64)
  @IsString()
  @IsOptional()
  participant_id?: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"description":"The vote meant; checked where present."})
  @Length(1, 64)
  @IsString()
  @IsOptional()
  vote_id?: string;

  @ApiProperty({"type":"string","enum":["end","continue","abstain"],"description":"end: close the conversation now; continue: go on; abstain: no opinion on it."})
  @IsIn(["end","continue","abstain"])
  choice!: 'end' | 'continue' | 'abstain';

  @ApiPropertyOptional({"type":"string","maxLength":2000,"description":"Why, in one sentence, e.g. \"We have heard every side and nothing new comes.\""})
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  reasoning?: string;
}

export class SendSignalDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":64,"description":"The name that an external_signal condition waits for."})
  @Length(1, 64)
  @IsString()
  name!: string;
}

export class SubmitFeedbackDto {
  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":64,"description":"Whose answer it is."})
  @Length(1, 64)
  @IsString()
  @IsOptional()
  participant_id?: string;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":200,"description":"The turn answered; where absent, the participant's open turn of `round`."})
  @Length(1, 200)
  @IsString()
  @IsOptional()
  request_id?: string;

  @ApiPropertyOptional({"type":"integer","minimum":1,"description":"The round answered; checked where present."})
  @Min(1)
  @IsInt()
  @IsOptional()
  round?: number;

  @ApiProperty({"type":"string","enum":["accept","negotiate","withdraw"],"description":"accept: this works for me; negotiate: it works with the changes named; withdraw: I cannot take part."})
  @IsIn(["accept","negotiate","withdraw"])
  feedback_type!: 'accept' | 'negotiate' | 'withdraw';

  @ApiPropertyOptional({"type":"string","maxLength":8000,"description":"What the participant thinks of its assignment, in the first person, two or three sentences; the answer follows from it."})
  @MaxLength(8000)
  @IsString()
  @IsOptional()
  reasoning?: string;

  @ApiPropertyOptional({ type: [ProposedChangeDto], ...{"description":"The changes asked for; empty unless the answer is negotiate. Also taken as one object: { field: new value, …, reason }.","maxItems":20} })
  @AreNested()
  @Type(() => ProposedChangeDto)
  @ArrayMaxSize(20)
  @IsArray()
  @IsOptional()
  proposed_changes?: ProposedChangeDto[];

  @ApiPropertyOptional({ type: [PlanAcceptedDto], ...{"description":"In the closing round, every plan on the table that you could accept, whether or not you wish for it; empty in any other round. What feedback_type says is of the version that stands.","maxItems":100} })
  @AreNested()
  @Type(() => PlanAcceptedDto)
  @ArrayMaxSize(100)
  @IsArray()
  @IsOptional()
  accepts?: PlanAcceptedDto[];
}

export class InterveneDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":8000,"description":"Plain text counts from the next turn, round or phase on; /stop ends the channel, and in a team /debate TOPIC asks for a debate."})
  @Length(1, 8000)
  @IsString()
  text!: string;
}

export class EraseWordsDto {
  @ApiProperty({"type":"string","minLength":1,"maxLength":160,"description":"Whose: the id of a seat, or `user:` and the id of a key's holder who said something to the channel."})
  @Length(1, 160)
  @IsString()
  subject!: string;

  @ApiProperty({"type":"string","minLength":1,"maxLength":500,"pattern":"\\S","description":"Why, for whoever audits the channel later. It is kept: name nobody, and quote nothing."})
  @Matches(/\S/u, { message: 'because must be something to read' })
  @Length(1, 500)
  because!: string;

  @ApiPropertyOptional({"type":"boolean","description":"True where it is to be done though the channel is to be kept for longer."})
  @IsBoolean()
  @IsOptional()
  despite_retention?: boolean;
}

export class ForkChannelDto {
  @ApiProperty({"type":"integer","minimum":1,"description":"Up to which of its versions the fork is the same: the last event of a command, before the channel is closed."})
  @Min(1)
  @IsInt()
  at!: number;

  @ApiPropertyOptional({ type: ForkChangesDto, ...{"description":"What is different from there on; nothing where absent."} })
  @IsNested()
  @Type(() => ForkChangesDto)
  @IsOptional()
  changes?: ForkChangesDto;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":2000,"pattern":"\\S","description":"Why, for who looks at it later; told to no model."})
  @Matches(/\S/u, { message: 'reason must be something to read' })
  @Length(1, 2000)
  @IsOptional()
  reason?: string;

  @ApiPropertyOptional({"type":"boolean","description":"Ask models anew though the parent has their answers to the same prompts.","default":false})
  @IsBoolean()
  @IsOptional()
  fresh?: boolean;

  @ApiPropertyOptional({"type":"string","minLength":1,"maxLength":8000,"pattern":"\\S","description":"What whoever forks says to the channel at that point, as an intervention."})
  @Matches(/\S/u, { message: 'say must be something to read' })
  @Length(1, 8000)
  @IsOptional()
  say?: string;

  @ApiPropertyOptional({"type":"boolean","description":"Opens it though it may cost more than the installation lets an opening cost unasked."})
  @IsBoolean()
  @IsOptional()
  accepts_cost?: boolean;
}

export class StopChannelDto {
  @ApiPropertyOptional({"type":"string","maxLength":2000,"description":"Why, in the words of whoever stops it."})
  @MaxLength(2000)
  @IsString()
  @IsOptional()
  reason?: string;
}
