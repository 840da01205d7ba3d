import { Button, Flex, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { peopleActs, type PeopleAct, type Person } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkDialog } from './bulk-dialog.tsx'

interface BulkBarProps {
  chosen: readonly Person[]
  leaveOut: (signs: readonly string[]) => void
  clear: () => void
}

/** ACC-290: what can be done to those who are ticked. */
export function BulkBar({ chosen, leaveOut, clear }: BulkBarProps) {
  const { t } = useTranslation('people')
  const { number } = useFormats()
  const [act, setAct] = useState<PeopleAct | null>(null)
  if (chosen.length === 0) return null
  return (
    <Flex
      component="section"
      gap="sm"
      mb="sm"
      align="center"
      wrap="wrap"
      aria-label={t('bulk.label')}
    >
      <b>{t('bulk.chosen', { count: chosen.length, number: number(chosen.length) })}</b>
      <Menu>
        <Menu.Target>
          <Button rightSection={<IconChevronDown size={18} aria-hidden />}>{t('bulk.open')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {peopleActs.map((one) => (
            <Menu.Item key={one} onClick={() => setAct(one)}>
              {t(`bulk.act.${one}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="subtle" onClick={clear}>
        {t('bulk.clear')}
      </Button>
      {act ? (
        <BulkDialog
          act={act}
          chosen={chosen}
          leaveOut={leaveOut}
          onDone={clear}
          onClose={() => setAct(null)}
        />
      ) : null}
    </Flex>
  )
}
