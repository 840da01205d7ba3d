import { Button, Menu, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type KeptSkill, skills } from '@titian/contract'
import { ErrorView, useAct, useAsk, useFormats } from '@titian/site'
import { ConfirmDialog, TextSkeleton, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MergeDialog } from './merge-dialog.tsx'
import { SkillDialog } from './skill-dialog.tsx'
import { SkillUses } from './skill-uses.tsx'
import { skillLists } from './skill-values.ts'

interface ActProps {
  skill: KeptSkill
  /** The name in the language of the reader. */
  name: string
}

function UsesOf({ code }: { code: string }) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useAsk(skills.skillUses, { code }, { staleTime: 0, gcTime: 0 })
  if (data) return <SkillUses uses={data} />
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  return <TextSkeleton lines={4} label={t('loading')} />
}

/** JOB-140: records keep a retired skill, so the dialog shows how many records name the skill. */
function RetireDialog({ skill, name, onClose }: ActProps & { onClose: () => void }) {
  const { t } = useTranslation(['employment', 'site'])
  const client = useQueryClient()
  const { code, version, isRetired } = skill
  const retire = useAct(skills.retireSkill, {
    refresh: skillLists,
    onDone: () => toast.success(t(isRetired ? 'skill.restored' : 'skill.retired')),
    onRefusal: () => {
      // The row may be outdated because another person has changed the skill.
      for (const queryKey of skillLists) void client.invalidateQueries({ queryKey })
      return false
    },
  })
  const confirm = async () => {
    await retire.mutateAsync({ code, version, isRetired: !isRetired })
  }
  return (
    <ConfirmDialog
      opened
      title={t(isRetired ? 'skill.restoreTitle' : 'skill.retireTitle', { name })}
      text={
        isRetired ? (
          t('skill.restoreText')
        ) : (
          <Stack gap="xs">
            <p>{t('skill.retireText')}</p>
            <UsesOf code={code} />
          </Stack>
        )
      }
      confirmLabel={t(isRetired ? 'skill.restore' : 'skill.retire')}
      cancelLabel={t('site:cancel')}
      danger={!isRetired}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

/** The actions on one skill. */
export function SkillActs({ skill, name }: ActProps) {
  const { t } = useTranslation('employment')
  const { colon } = useFormats()
  const [act, setAct] = useState<'change' | 'merge' | 'retire' | null>(null)
  const { code, isOwn, isRetired, mergedInto } = skill
  const onClose = () => setAct(null)
  if (mergedInto) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`${t('acts')}${colon}${name}`}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAct('change')}>
            {t(isOwn ? 'change' : 'skill.changeWords')}
          </Menu.Item>
          {isOwn ? (
            <>
              <Menu.Item onClick={() => setAct('merge')}>{t('skill.merge')}</Menu.Item>
              <Menu.Item {...(!isRetired && { color: 'red' })} onClick={() => setAct('retire')}>
                {t(isRetired ? 'skill.restore' : 'skill.retire')}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {act === 'change' ? <SkillDialog code={code} name={name} onClose={onClose} /> : null}
      {act === 'merge' ? <MergeDialog code={code} name={name} onClose={onClose} /> : null}
      {act === 'retire' ? <RetireDialog skill={skill} name={name} onClose={onClose} /> : null}
    </>
  )
}
