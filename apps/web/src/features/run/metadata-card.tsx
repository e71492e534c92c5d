import { Flame, Heart, HeartCrack, Leaf } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MasterQuestion, QuestionMetadata } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Card } from '@pubquiz/ui/card';
import { Meter } from './meter';
import type { RunNight } from './model/run-night';

export interface MetadataCardProps {
  readonly night: RunNight;
  /** A button that copies the question. */
  readonly copyButton: (question: MasterQuestion) => ReactNode;
}

interface Entry {
  readonly question: MasterQuestion;
  readonly metadata: QuestionMetadata;
}

function entries(night: RunNight, isListed: (metadata: QuestionMetadata) => boolean): Entry[] {
  return night.master.questionsMetadata.flatMap((metadata) => {
    const question = night.askedQuestions.find(({ question: { id } }) => id === metadata.questionId);
    return question && isListed(metadata) ? [{ question, metadata }] : [];
  });
}

function byLikes(a: Entry, b: Entry): number {
  const net = ({ metadata }: Entry) => metadata.upvoteCount - metadata.downvoteCount;
  return net(b) - net(a) || b.metadata.upvoteCount - a.metadata.upvoteCount;
}

function byDislikes(a: Entry, b: Entry): number {
  return (
    b.metadata.downvoteCount - a.metadata.downvoteCount || a.metadata.upvoteCount - b.metadata.upvoteCount
  );
}

function EntryLine({ entry, copyButton }: { readonly entry: Entry; readonly copyButton: ReactNode }) {
  const { question, metadata } = entry;
  const marked = metadata.correctCount + metadata.incorrectCount;
  return (
    <li className="run-metadata-entry">
      <span className="run-metadata-question" dir="auto">
        <strong>Q{question.askedOrdinal}</strong> {question.question.question}
      </span>
      <span className="run-metadata-counts">
        <span className="run-votes-bar" aria-hidden="true">
          <span className="run-votes-up" style={{ flexGrow: metadata.upvoteCount }} />
          <span className="run-votes-down" style={{ flexGrow: metadata.downvoteCount }} />
        </span>
        <span>
          <Heart size={16} aria-hidden="true" /> {metadata.upvoteCount} up
        </span>
        <span>
          <HeartCrack size={16} aria-hidden="true" /> {metadata.downvoteCount} down
        </span>
        <span>{metadata.voteCount} in total</span>
        {marked > 0 && (
          <Meter part={metadata.correctCount} whole={marked} tone="good">
            {metadata.correctCount} of {marked} correct
          </Meter>
        )}
        {metadata.isHardest && (
          <Badge tone="danger" icon={<Flame size={14} />}>
            Hardest
          </Badge>
        )}
        {metadata.isEasiest && (
          <Badge tone="success" icon={<Leaf size={14} />}>
            Easiest
          </Badge>
        )}
        {copyButton}
      </span>
    </li>
  );
}

function EntryList({
  title,
  list,
  copyButton,
}: { readonly title: string; readonly list: Entry[] } & Pick<MetadataCardProps, 'copyButton'>) {
  return (
    <section>
      <h3>{title}</h3>
      {list.length === 0 ? (
        <p className="pq-quiet">No votes in yet...</p>
      ) : (
        <ol className="run-metadata-list">
          {list.map((entry) => (
            <EntryLine
              key={entry.metadata.questionId}
              entry={entry}
              copyButton={copyButton(entry.question)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** What teams liked, and what they did not: the latter is for the quizmaster alone (RUN-17, RUN-18). */
export function MetadataCard({ night, copyButton }: MetadataCardProps) {
  return (
    <Card as="section" className="run-metadata" aria-label="Votes">
      <EntryList
        title="Most popular questions"
        list={entries(night, ({ isPopular }) => isPopular).sort(byLikes)}
        copyButton={copyButton}
      />
      <EntryList
        title="Most downvoted questions (only you see these)"
        list={entries(night, ({ isUnpopular }) => isUnpopular).sort(byDislikes)}
        copyButton={copyButton}
      />
    </Card>
  );
}
