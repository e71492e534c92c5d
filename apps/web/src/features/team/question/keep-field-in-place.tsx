import { Component, createRef, type ReactNode } from 'react';

interface KeepFieldInPlaceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where the field in hand was before a change; null when none is in hand. */
type Place = { readonly field: Element; readonly top: number } | null;

/**
 * When a question comes in above, the field that somebody types in stays where it is on the screen. Browsers differ
 * in keeping it there, so the page does it, and tells them not to (`overflow-anchor` in the style sheet).
 */
export class KeepFieldInPlace extends Component<KeepFieldInPlaceProps> {
  private readonly list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Place {
    const field = document.activeElement;
    if (field === null || !field.matches('input') || !this.list.current?.contains(field)) return null;
    return { field, top: field.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: KeepFieldInPlaceProps, _state: unknown, place: Place): void {
    if (place === null || !place.field.isConnected) return;
    const moved = place.field.getBoundingClientRect().top - place.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return (
      <div className={this.props.className} ref={this.list}>
        {this.props.children}
      </div>
    );
  }
}
