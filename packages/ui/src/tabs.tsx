import { useEffect, useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import './tabs.css';

export interface TabEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
}

/** What shows of the tab before the selected one where not all have room. */
const GLIMPSE_PX = 32;

/** Several panels in one place, one at a time. */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    const selected = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (selected && list.current) list.current.scrollLeft = selected.offsetLeft - GLIMPSE_PX;
  }, [selectedId]);
  return (
    <AriaTabs className="pq-tabs" selectedKey={selectedId} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList ref={list} className="pq-tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="pq-tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pq-tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
