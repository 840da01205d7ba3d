import { Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { homework } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { type MadeKey, NewKey } from '../parts/new-key.tsx'
import { ShownKey } from '../parts/shown-key.tsx'
import { useKeyColumns } from '../parts/use-key-columns.tsx'

const size = 20

/** PRC-124: the page of the keys of external practice systems. */
export function PracticeSystemsPage() {
  const { t } = useTranslation('homework')
  const { list } = useCallList(
    homework.listPracticeKeys,
    useSearch({ from: paths.practiceSystems }),
    { size },
  )
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeKey | null>(null)
  const columns = useKeyColumns()
  usePageTitle(t('systems.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('systems.title')}
        lead={t('systems.lead')}
        more={
          <Group gap="sm">
            <Button variant="default" component={SiteLink} {...linkTo.practiceReports()}>
              {t('systems.reports')}
            </Button>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('systems.add')}
            </Button>
          </Group>
        }
      />
      <ListSurface
        label={t('systems.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        empty={<EmptyState title={t('systems.none')} text={t('systems.noneText')} />}
      />
      {isAdding ? <NewKey onClose={() => setAdding(false)} onMade={setMade} /> : null}
      {made ? <ShownKey made={made} onClose={() => setMade(null)} /> : null}
    </>
  )
}
