import { Tabs } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { trainTabs, type TrainDetail, type TrainTab } from '@titian/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { TabStrip } from '../../../parts/detail/tab-strip.tsx'
import { trainLinks } from '../../../parts/train-links.ts'
import { Intro } from '../sections/intro.tsx'
import { Exams, Practical, Resources, Tasks } from '../sections/lists.tsx'
import { Schedule } from '../sections/schedule.tsx'
import { partOfDetail } from '../sections/to-part.ts'
import { WorkPane } from '../sections/work-pane.tsx'

/** TRN-009: the tabs of a training; the current one is in the address. */
export function TrainTabs({ train }: { train: TrainDetail }) {
  const { t } = useTranslation('training')
  const router = useRouter()
  const search = useSearch({ from: paths.trainDetail })
  const named = (text: string | null | undefined) => trainTabs.find((name) => name === text)
  const tab = named(search.tab) ?? 'intro'
  const toPart = partOfDetail(train.sign)
  const part = { train, toPart }
  const pane = (name: TrainTab, list: ReactNode) => (
    <WorkPane {...part} tab={name} item={search.item}>
      {list}
    </WorkPane>
  )
  // Only the shown tab loads its data.
  const shown: Record<TrainTab, ReactNode> = {
    intro: <Intro train={train} />,
    schedule: <Schedule {...part} />,
    task: pane('task', <Tasks {...part} />),
    exam: pane('exam', <Exams {...part} />),
    practical: pane('practical', <Practical {...part} />),
    data: <Resources train={train} />,
  }
  return (
    <TabStrip
      label={t('tabs.label')}
      value={tab}
      onChange={(next) =>
        void router.navigate({
          ...trainLinks.detail(train.sign, next === 'intro' ? undefined : named(next)),
          replace: true,
          resetScroll: false,
        })
      }
      tabs={trainTabs.map((name) => ({ name, title: t(`tabs.${name}`) }))}
    >
      {trainTabs.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === tab ? shown[name] : null}
        </Tabs.Panel>
      ))}
    </TabStrip>
  )
}
