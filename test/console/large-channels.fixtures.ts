/** What somebody does in each round, ten of them. */
type Rounds<Act> = Readonly<Record<string, readonly Act[]>>;

/** A plan's field and the value wanted for it. */
type Wish = `${string}: ${string}`;
type Answer = 'accept' | 'withdraw' | Wish;

const A = 'accept';
const ANSWERS: Rounds<Answer> = {
  Ana: [A, 'doors: 19:00', A, A, A, A, A, 'price: 4', A, A],
  Bo: ['talk_length: 45', A, A, 'price: 8', 'price: 7', A, A, 'price: 6', 'price: 6', A],
  Cy: [A, A, A, A, 'withdraw'],
  Dee: ['drinks: 200', 'drinks: 150', 'snacks: nuts', A, A, 'drinks: 120', A, A, A, A],
  Eli: [A, 'doors: 19:00', A, A, A, A, 'task: Take photos, and send them within a week', A, A, A],
};

const lineOf = (answer: Answer, index: number) => {
  const round = index + 1;
  const [field, new_value] = answer.split(': ');
  if (new_value === undefined) return { round, feedback: answer };
  return { round, feedback: 'negotiate', changes: [{ field, new_value, reason: `${field} matters to us` }] };
};

/** A negotiation of five over ten rounds: requests granted and not, two for the same, somebody who leaves. */
export const largeNegotiation = {
  topic: 'An evening for five',
  demand: { text: 'An evening with a talk' },
  candidates: Object.entries(ANSWERS).map(([name, answers]) => ({ name, script: answers.map(lineOf) })),
  facilitator_script: {
    selected: ['ana', 'bo', 'cy', 'dee', 'eli'],
    draft: {
      title: 'An evening with a talk',
      terms: [
        { field: 'date', value: '2026-12-03' },
        { field: 'talk_length', value: '30', unit: 'minutes' },
        { field: 'doors', value: '18:30' },
        { field: 'drinks', value: '100', unit: 'euros' },
        { field: 'price', value: '5', unit: 'euros' },
      ],
      assignments: [
        { participant_id: 'ana', role: 'Host', task: 'Offer the room', core: true },
        { participant_id: 'bo', role: 'Speaker', task: 'Give the talk', core: true },
        { participant_id: 'cy', role: 'Welcome', task: 'Welcome the guests' },
        { participant_id: 'dee', role: 'Bar', task: 'Bring drinks' },
        { participant_id: 'eli', role: 'Photos', task: 'Take photos' },
      ],
    },
    fixed: [{ field: 'drinks', reason: 'the budget ends at 100 euros' }],
  },
  config: { max_rounds: 10 },
  rehearsal: true,
};

/** A verdict, and what one stands for; or words that take no stance. */
type Spoken = readonly [verdict: 'agree' | 'partly' | 'disagree' | 'undecided', claim: string] | 'no stance';

const agrees: Spoken = ['agree', 'Four days, with a rota'];
const rota: Spoken = ['partly', 'Only with a rota'];
const pay: Spoken = ['disagree', 'Not at less pay'];
const fridays: Spoken = ['partly', 'Somebody is there on Fridays'];
const unsure: Spoken = ['undecided', 'We have no figures'];

const WORDS: Rounds<Spoken> = {
  Nils: [rota, rota, rota, agrees, agrees, agrees, rota, rota, agrees, agrees],
  Paula: [pay, pay, pay, pay, fridays, fridays, agrees, agrees, agrees, agrees],
  Ruth: [unsure, unsure, fridays, fridays, agrees, agrees, agrees, agrees, agrees, agrees],
  Sam: [agrees, agrees, agrees, agrees, agrees, pay, pay, agrees, agrees, agrees],
  Tess: [unsure, 'no stance', agrees, agrees, agrees, agrees, agrees, agrees, fridays, agrees],
};

const turnOf = (spoken: Spoken, index: number) => {
  const turn = index + 1;
  if (spoken === 'no stance') return { turn, text: 'Let me think.' };
  const [verdict, claim] = spoken;
  return { turn, text: `${claim}, I say.`, stance: { verdict, claim } };
};

/** A board of five over ten rounds: points that are settled, and come up again. */
export const largeTable = {
  topic: 'Four days a week for five',
  question: 'Shall we work four days a week?',
  members: Object.entries(WORDS).map(([name, words]) => ({ name, script: words.map(turnOf) })),
  config: { rounds: 10 },
  termination: { auto_exit: false },
};
