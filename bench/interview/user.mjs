// A user of one interview: opens it, speaks when asked, and looks at the stream as a page does.

/** @returns how to speak, and how to leave */
export async function user({ commands, views }, name) {
  const { channel_id } = await post(`${commands}/v1/interviews`, { topic: `A tool for ${name}` });
  const left = new AbortController();
  const waiting = new Set();
  let asked = 0;
  void read(`${views}/v1/channels/${channel_id}/events`, left.signal, ({ event, data }) => {
    if (event === 'TurnRequested' && data.data.participant_kind === 'person') asked += 1;
    for (const look of waiting) look(event, data);
  }).catch(() => undefined);

  /** Resolves once the stream shows what `shows` looks for. */
  const seen = (shows) =>
    new Promise((resolve) => {
      const look = (event, data) => {
        if (!shows(event, data)) return;
        waiting.delete(look);
        resolve(performance.now());
      };
      waiting.add(look);
      look();
    });

  return {
    channel_id,
    /** Resolves when it is the user's turn for the nth time. */
    isAsked: (turn) => seen(() => asked >= turn),
    /** @returns milliseconds from the sending to the first words of the answer on the stream */
    async says(text) {
      const first = seen((event, data) => event === 'token' && data.kind === 'text' && data.offset === 0 && data.text);
      const started = performance.now();
      await post(`${commands}/v1/channels/${channel_id}/interventions`, { text });
      return (await first) - started;
    },
    leave: () => left.abort(),
  };
}

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer;
}

async function read(url, signal, take) {
  const response = await fetch(url, { signal });
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const whole = text.split('\n\n');
    text = whole.pop();
    for (const one of whole) {
      const fields = Object.fromEntries(one.split('\n').map((line) => line.split(/: (.*)/su)));
      if (fields.event) take({ event: fields.event, data: JSON.parse(fields.data) });
    }
  }
}
