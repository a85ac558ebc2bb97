import { DraftField } from '../../editors/fields/DraftField.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { type Topic, topicSettings } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { RoleReadings } from './RoleReadings.tsx';

/** The settings of one topic of behaviour. */
export function TopicCard({ topic }: { readonly topic: Topic }) {
  const t = useTranslate();
  return (
    <Card title={t(`group.${topic}`)} text={topic === 'roles' ? t('roles.readings') : undefined}>
      {topic === 'roles' ? <RoleReadings /> : null}
      {topicSettings(topic).map((setting) => (
        <DraftField key={setting.pointer} setting={setting} />
      ))}
    </Card>
  );
}
