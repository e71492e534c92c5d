import { Button, buttonClassName } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
}

/** Catches what a page could not: says so and offers the next step. What was typed is kept by the pages themselves. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error ?? new Error('Unknown') };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <main>
        <EmptyState
          level="h1"
          title="That glass just broke"
          action={
            <>
              <Button
                variant="primary"
                size="large"
                onClick={() => {
                  location.reload();
                }}
              >
                Load the page again
              </Button>
              <a className={buttonClassName({ size: 'large' })} href="/">
                Go to the start page
              </a>
            </>
          }
        >
          Something on this page went wrong. Your quizzes and answers are safe on the server; load the page
          again to go on where you were.
        </EmptyState>
      </main>
    );
  }
}
