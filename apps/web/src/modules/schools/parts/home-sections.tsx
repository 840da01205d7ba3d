import { Box } from '@mantine/core'
import type { HomeLayout, HomeSection } from '@titian/contract'
import { lazy, memo, Suspense } from 'react'
import { whenUsed } from '@titian/site'
import { Hero } from './hero.tsx'

// Below what is seen first.
const LazySections = lazy(() =>
  whenUsed()
    .then(() => import('./lower-sections.tsx'))
    .then(({ LowerSections: part }) => ({ default: part })),
)

interface ArrangedSections {
  layout: HomeLayout
  sections: readonly HomeSection[]
}

/** Drawn anew before its code has come, what the server has drawn would leave the page for that time. */
const LowerSections = memo(function LowerSections({
  layout,
  listed,
}: {
  layout: HomeLayout
  /** A text, because an equal list may be another array. */
  listed: string
}) {
  return (
    // Until what stands below has come, the footer keeps away.
    <Suspense fallback={<Box mih="100vh" />}>
      <LazySections layout={layout} sections={listed.split('.') as HomeSection[]} />
    </Suspense>
  )
})

/** FRM-136: the sections of the school's home page in its order; what is not listed is not shown. */
export function HomeSections({
  layout,
  sections,
  title,
}: ArrangedSections & {
  /** Names the page where no slide does. */
  title: string
}) {
  const opens = sections[0] === 'carousel'
  return (
    // The header lies over the picture of the carousel, and over nothing else.
    <Box pt={opens ? undefined : 'var(--header)'}>
      {sections.includes('carousel') ? null : <h1 className="visually-hidden">{title}</h1>}
      {opens ? <Hero layout={layout} adverts={sections.includes('adverts')} /> : null}
      <LowerSections layout={layout} listed={sections.join('.')} />
    </Box>
  )
}
