import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import {
  mostPeopleAtOnce,
  people,
  peopleActs,
  type PeopleAct,
  type PeopleFilter,
  type Person,
} from '@titian/contract'
import { ExportMenu, SelectionBar, type Selection } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PeopleNarrowing } from '../directory/read-filters.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface BulkBarProps {
  selection: Selection<Person, PeopleNarrowing>
  order: Pick<PeopleFilter, 'sort' | 'descending'>
}

/** ACC-290, FRM-328: the actions on the ticked people, or on all people who match the filter. */
export function BulkBar({ selection, order }: BulkBarProps) {
  const { t } = useTranslation('people')
  const [act, setAct] = useState<PeopleAct | null>(null)
  const { count, isAll, of } = selection
  const isTooMany = count > mostPeopleAtOnce
  return (
    <>
      <SelectionBar selection={selection} most={mostPeopleAtOnce}>
        <Menu>
          <Menu.Target>
            <Button disabled={isTooMany} rightSection={<IconChevronDown size={18} aria-hidden />}>
              {t('bulk.open')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {peopleActs.map((one) => (
              <Menu.Item key={one} onClick={() => setAct(one)}>
                {t(`bulk.act.${one}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <ExportMenu
          call={people.exportPeople}
          input={{ ...('keys' in of ? { signs: of.keys } : of.filter), ...order }}
          label={t(isAll ? 'exportAll' : 'exportTicked', { count })}
          disabled={isTooMany && !isAll}
        />
      </SelectionBar>
      {act ? <BulkDialog act={act} selection={selection} onClose={() => setAct(null)} /> : null}
    </>
  )
}
