import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type DataOf, trainStaffCalls } from '@titian/contract'
import {
  ask,
  byContract,
  ErrorView,
  FormError,
  SavedAt,
  useAsk,
  usePageTitle,
  useSavedForm,
  useFormats,
} from '@titian/site'
import { ChoiceWaits, ConflictNote, LeaveGuard } from '@titian/site/staff'
import { SectionHead, Surface, TextSkeleton, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { RuleFields } from '../rules/rule-fields.tsx'
import { emptyRule, rulesInputOf, rulesValuesOf, type RulesValues } from '../rules/rule-values.ts'

type Rules = DataOf<typeof trainStaffCalls.prerequisites>

function Body({ stored }: { stored: Rules }) {
  const { t } = useTranslation(['training', 'site'])
  const { bracketed, list: listed } = useFormats()
  const form = useSavedForm<RulesValues, Rules>({
    mode: 'button',
    stored,
    valuesOf: rulesValuesOf,
    problemsOf: byContract<RulesValues>(trainStaffCalls.savePrerequisites.input, {
      inputOf: (values) => rulesInputOf(values, 1),
    }),
    send: (values, version) =>
      ask(trainStaffCalls.savePrerequisites, rulesInputOf(values, version)),
  })
  const { values, change, errors, remote } = form
  const { list } = values
  const names = new Map(stored.tasks.map(({ taskNumber, title }) => [taskNumber, title]))
  const line = ({ list: rules }: RulesValues) =>
    listed(
      rules.map(
        ({ taskNumber, requiredNumber, comparison }) =>
          `${taskNumber} ← ${requiredNumber}${bracketed(t(`rules.${comparison}`))}`,
      ),
    )
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  return (
    <Stack>
      {remote ? (
        <ConflictNote
          whileWriting
          rows={[{ name: t('rules.list'), local: line(values), remote: line(remote) }]}
          onKeep={() => form.resolve(true)}
          onTake={() => form.resolve(false)}
        />
      ) : (
        <FormError error={form.failure} />
      )}
      <Surface gap="md">
        {list.length === 0 ? <p className="muted">{t('rules.none')}</p> : null}
        {list.map((rule, at) => (
          <RuleFields
            // oxlint-disable-next-line react/no-array-index-key -- a rule is identified by its index, as its errors are
            key={at}
            at={at}
            rule={rule}
            errors={errors}
            names={names}
            onChange={(next) =>
              change({ list: list.map((one, place) => (place === at ? next : one)) })
            }
            onRemove={() => change({ list: list.filter((_, place) => place !== at) })}
          />
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => change({ list: [...list, emptyRule] })}
          >
            {t('rules.add')}
          </Button>
          <Group gap="sm">
            {remote ? <ChoiceWaits /> : <SavedAt state={form.state} at={form.at} />}
            <Button disabled={!form.dirty} loading={form.busy} onClick={() => void save()}>
              {t('rules.save')}
            </Button>
          </Group>
        </Group>
      </Surface>
      <LeaveGuard dirty={form.dirty} />
    </Stack>
  )
}

/** TRN-046, TRN-064: edits which practical task requires another one. */
export function TaskRulesPage() {
  const { t } = useTranslation(['training', 'site'])
  usePageTitle(t('rules.title'))
  const { data, error, refetch } = useAsk(trainStaffCalls.prerequisites, {}, { gcTime: 0 })
  return (
    <>
      <SectionHead level={1} title={t('rules.title')} lead={t('rules.lead')} />
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={8} label={t('site:loading')} /> : null}
      {data ? <Body stored={data} /> : null}
    </>
  )
}
