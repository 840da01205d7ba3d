import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { besideOthers, type HomeLayout, type HomeSection } from '@titian/contract'
import { ErrorView } from '@titian/site'
import { PageWidth } from '@titian/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { AdvertBand } from './advert-band.tsx'
import { ChosenCourses } from './chosen-courses.tsx'
import { CourseGroups } from './course-groups.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Information } from './information.tsx'
import { MoreLink } from './more-link.tsx'
import { NewCourses } from './new-courses.tsx'
import { SchoolDistricts } from './school-districts.tsx'

const LazyCamp = lazy(() =>
  import('./training-camp.tsx').then(({ TrainingCamp: part }) => ({ default: part })),
)

const TrainingCamp = () => <LazyCamp styles={styles} MoreLink={MoreLink} />

type Part = Exclude<HomeSection, 'carousel'>
type Block = 'carousel' | Part[]

const parts: Record<Part, ComponentType> = {
  adverts: AdvertBand,
  courseGroups: CourseGroups,
  chosenCourses: ChosenCourses,
  newCourses: NewCourses,
  trainingCamp: TrainingCamp,
  information: Information,
  schoolDistricts: SchoolDistricts,
}

/**
 * Groups the sections into blocks. A carousel is a block of its own between the blocks above and
 * below.
 */
function blocksOf(sections: readonly HomeSection[]): Block[] {
  const blocks: Block[] = []
  for (const section of sections) {
    const last = blocks.at(-1)
    if (section === 'carousel') blocks.push(section)
    else if (Array.isArray(last)) last.push(section)
    else blocks.push([section])
  }
  return blocks
}

const Failed = ({ error, reset }: ErrorComponentProps) => (
  <ErrorView level={3} error={error} onRetry={reset} />
)

/** CNT-019: a section that fails to render or to load does not affect the others. */
function Section({ name }: { name: Part }) {
  const Content = parts[name]
  return (
    <CatchBoundary getResetKey={() => name} errorComponent={Failed}>
      <Suspense>
        <Content />
      </Suspense>
    </CatchBoundary>
  )
}

const Sections = ({ names }: { names: Part[] }) =>
  names.map((name) => (
    <div key={name} className={styles['cell']} data-part={name}>
      <Section name={name} />
    </div>
  ))

/** CNT-008: two columns; each keeps the order of the school. */
function Columns({ names }: { names: Part[] }) {
  const beside = names.filter((name) => besideOthers.includes(name))
  const main = names.filter((name) => !beside.includes(name))
  return [main, beside]
    .filter((column) => column.length > 0)
    .map((column) => (
      <div key={column.join()} className={styles['column']}>
        <Sections names={column} />
      </div>
    ))
}

interface LowerSectionsProps {
  layout: HomeLayout
  sections: readonly HomeSection[]
}

/** The sections below the first carousel. */
export function LowerSections({ layout, sections }: LowerSectionsProps) {
  const lower = sections[0] === 'carousel' ? sections.slice(1) : sections
  const List = layout === 'columns' ? Columns : Sections
  return blocksOf(lower).map((block) =>
    block === 'carousel' ? (
      <Hero key={block} layout={layout} adverts={sections.includes('adverts')} />
    ) : (
      <PageWidth key={block.join()}>
        <div className={styles['arranged']} data-layout={layout}>
          <List names={block} />
        </div>
      </PageWidth>
    ),
  )
}
