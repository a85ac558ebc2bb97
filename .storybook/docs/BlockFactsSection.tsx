import { useEffect, useState } from 'react';
import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { STORYBOOK_PATH } from '#schemas/base/urls/toolAddresses.ts';
import { type BlockFacts, callFact } from './blockFacts.ts';
import { ConditionList } from './ConditionList.tsx';
import { DataTable } from './DataTable.tsx';
import styles from './documentation.module.css';
import { Marked } from './Marked.tsx';
import { readsOf } from './readsOf.ts';

interface BlockFactsSectionProps {
  readonly block: BlockType;
  readonly facts: BlockFacts;
}

/** The calls of a block: those that it needs, and those that the server makes with the page. */
function useCalls(block: BlockType, { neededCalls }: BlockFacts) {
  const [reads, setReads] = useState<readonly CallName[]>([]);
  useEffect(() => {
    let isHere = true;
    const show = (found: readonly CallName[]) => {
      if (isHere) setReads(found);
    };
    readsOf(block).then(show, (error: unknown) => console.error(error));
    return () => {
      isHere = false;
    };
  }, [block]);
  const names = new Set([...neededCalls.map(({ name }) => name), ...reads]);
  return [...names].map((name) => ({
    ...callFact(name),
    isNeeded: neededCalls.some((call) => call.name === name),
    isRead: reads.includes(name),
  }));
}

/** Whether a server shows this, which has the operator's tool beside it. */
const hasTool = location.pathname.startsWith(STORYBOOK_PATH);

const Places = ({ places }: Pick<BlockFacts, 'places'>) => (
  <ul className={styles['places']}>
    {places.map(({ title, region, address }) => (
      <li key={address}>
        {hasTool ? (
          <a href={address} target="_top">
            {title}: {region}
          </a>
        ) : (
          `${title}: ${region}`
        )}
      </li>
    ))}
  </ul>
);

const SettingTable = ({ settings }: Pick<BlockFacts, 'settings'>) => (
  <DataTable head={['Setting', 'Effect', 'Value', 'Default', 'Refused, for example']}>
    {settings.map(({ name, title, description, kind, fallback, refused }) => (
      <tr key={name}>
        <th scope="row">
          {title} <code className={styles['below']}>{name}</code>
        </th>
        <td>{description}</td>
        <td>
          <Marked text={kind} />
        </td>
        <td>
          <Marked text={fallback} />
        </td>
        <td>{refused ? <Marked text={`${refused.value}: ${refused.message}`} /> : null}</td>
      </tr>
    ))}
  </DataTable>
);

const CallTable = ({ calls }: { readonly calls: ReturnType<typeof useCalls> }) => (
  <DataTable head={['Call', 'Request', 'Needed', 'Read with the page']}>
    {calls.map(({ name, title, request, isNeeded, isRead }) => (
      <tr key={name}>
        <th scope="row">
          {title} <code className={styles['below']}>{name}</code>
        </th>
        <td>
          <code>{request}</code>
        </td>
        <td>{isNeeded ? 'yes' : ''}</td>
        <td>{isRead ? 'yes' : ''}</td>
      </tr>
    ))}
  </DataTable>
);

/** What the schemas say of a block: where it may be, its settings, when it is shown, its calls. */
export function BlockFactsSection({ block, facts }: BlockFactsSectionProps) {
  const calls = useCalls(block, facts);
  return (
    <>
      <section>
        <h2 className={styles['heading']}>Where it may stand</h2>
        <ul className={styles['regions']}>
          {facts.regions.map(({ name, title, description }) => (
            <li key={name}>
              <strong>{title}</strong> <code>{name}</code>
              <span className={styles['quiet']}>{description}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles['heading']}>In the shipped brands</h2>
        {facts.places.length === 0 ? <p>None of them has it.</p> : null}
        <Places places={facts.places} />
      </section>
      <section>
        <h2 className={styles['heading']}>Settings</h2>
        {facts.settings.length === 0 ? <p>It has none.</p> : null}
        {facts.settings.length > 0 ? <SettingTable settings={facts.settings} /> : null}
      </section>
      <section>
        <h2 className={styles['heading']}>When it is shown</h2>
        <div>{facts.shown === undefined ? 'Always, where a layout names it.' : <ConditionList tree={facts.shown} />}</div>
        {facts.entries.length > 0 ? (
          <DataTable head={['Entry', 'Shown']}>
            {facts.entries.map(({ name, shown }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <ConditionList tree={shown} />
                </td>
              </tr>
            ))}
          </DataTable>
        ) : null}
      </section>
      {calls.length > 0 ? (
        <section>
          <h2 className={styles['heading']}>Calls of the platform</h2>
          <CallTable calls={calls} />
        </section>
      ) : null}
    </>
  );
}
