import { Anchor, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { DecisionRecord } from '@parley/client';
import { changeText, stepTitle, tallyText } from '@parley/protocols/decision';
import type { DecisionWords } from '@parley/wording';
import { Link } from 'react-router';
import { usePages } from '../frame/pages.js';

/** How many steps are on the page at once; on paper all are. */
const STEPS = 50;

interface StoryProps {
  record: DecisionRecord;
  words: DecisionWords;
  /** Whether each step leads to the event that it stands in. */
  links: boolean;
}

/** How it came about: the steps that people tell, each with the way to where it was said. */
export function Story({ record: { story, channel_id, language }, words, links }: StoryProps) {
  const isPrinted = useMediaQuery('print');
  const { shown, turner } = usePages(story, isPrinted ? story.length : STEPS);
  return (
    <>
      <ol className="decision-story" start={story.indexOf(shown[0]!) + 1}>
        {shown.map((step) => {
          const title = [stepTitle(step, words), step.round > 0 && words.round(step.round)].filter(Boolean).join(' · ');
          const said = [tallyText(step, words), ...(step.changes ?? []).map((change) => changeText(change, words))];
          return (
            <li key={step.position}>
              {links ? (
                <Anchor
                  component={Link}
                  to={`/channels/${channel_id}?show=talk&event=${step.position}`}
                  size="sm"
                  fw={600}
                >
                  {title}
                </Anchor>
              ) : (
                <Text size="sm" fw={600}>
                  {title}
                </Text>
              )}
              {said.filter(Boolean).map((line) => (
                <Text key={line} size="sm" className="said">
                  {line}
                </Text>
              ))}
              {step.text && (
                <Text size="sm" className="said" lang={language}>
                  {step.text}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
      {turner}
    </>
  );
}
