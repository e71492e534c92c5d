import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../lib/show-failure';
import { trpc } from '../../lib/trpc';

function saveAsFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything that is kept about the account, as one file. */
export function DownloadAccount() {
  const utils = trpc.useUtils();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      saveAsFile('pub-quiz-account.json', await utils.client.account.download.query());
    } catch (error) {
      showFailure(error, 'The download did not arrive. Check your connection and try again.');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card as="section" padding="large" className="account-form" aria-labelledby="download-account">
      <h2 id="download-account">Take your data along</h2>
      <p>Your account, your quizzes with all their questions, and their sessions, in one JSON file.</p>
      <div>
        <Button icon={<Download />} isBusy={isBusy} onClick={() => void download()}>
          Download everything
        </Button>
      </div>
    </Card>
  );
}
