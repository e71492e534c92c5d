import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Modal';
import './menu.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** What the list is for. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** The button that opens it: a Button or an IconButton. */
  readonly trigger: ReactElement<Record<string, unknown>, string> | ReactElement;
}

/** A list of actions behind a button. */
export function Menu({ label, entries, trigger }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger as ReactElement<Record<string, unknown>, string>}</Pressable>
      <Popover className="pq-menu-popover" placement="bottom end">
        <AriaMenu
          className="pq-menu"
          aria-label={label}
          onAction={(id) => entries.find((entry) => entry.id === id)?.onSelect()}
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              className={`pq-menu-item pq-menu-item-${entry.tone ?? 'plain'}`}
              isDisabled={entry.isDisabled ?? false}
              textValue={typeof entry.label === 'string' ? entry.label : entry.id}
            >
              {entry.icon !== undefined && (
                <span className="pq-menu-icon" aria-hidden="true">
                  {entry.icon}
                </span>
              )}
              {entry.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
