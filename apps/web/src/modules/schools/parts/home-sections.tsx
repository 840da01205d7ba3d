import type { HomeSection } from '@titian/contract'
import { PageWidth } from '@titian/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { AdvertBand } from './advert-band.tsx'
import { ChosenCourses } from './chosen-courses.tsx'
import { CourseGroups } from './course-groups.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'
import { NewCourses } from './new-courses.tsx'
import { SchoolDistricts } from './school-districts.tsx'

// It stands far down, and what it shows is asked for after the page.
const LazyCamp = lazy(() =>
  import('./training-camp.tsx').then(({ TrainingCamp: part }) => ({ default: part })),
)

const TrainingCamp = () => (
  <Suspense>
    <LazyCamp styles={styles} MoreLink={MoreLink} />
  </Suspense>
)

type Part = Exclude<HomeSection, 'carousel'>
type Block = 'carousel' | Part[]

const parts: Record<Part, ComponentType> = {
  adverts: AdvertBand,
  courseGroups: CourseGroups,
  chosenCourses: ChosenCourses,
  newCourses: NewCourses,
  trainingCamp: TrainingCamp,
  schoolDistricts: SchoolDistricts,
}

/** Neighbours share one column; the carousel is as wide as the window. */
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

interface HomeSectionsProps {
  sections: readonly HomeSection[]
  /** Names the page where no slide does. */
  title: string
}

/** FRM-136: the sections of the school's home page in its order; what is not listed is not shown. */
export function HomeSections({ sections, title }: HomeSectionsProps) {
  const adverts = sections.includes('adverts')
  return (
    // The header lies over the picture of the carousel, and over nothing else.
    <div className={sections[0] === 'carousel' ? undefined : styles['below']}>
      {sections.includes('carousel') ? null : <h1 className="visually-hidden">{title}</h1>}
      {blocksOf(sections).map((block) =>
        block === 'carousel' ? (
          <Hero key={block} adverts={adverts} />
        ) : (
          <PageWidth key={block.join()}>
            {block.map((name) => {
              const Section = parts[name]
              return <Section key={name} />
            })}
          </PageWidth>
        ),
      )}
    </div>
  )
}
