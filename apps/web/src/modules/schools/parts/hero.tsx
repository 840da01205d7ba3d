import { schools, type Banner, type HomeLayout } from '@titian/contract'
import { Button } from '@mantine/core'
import { SiteLink, useAsk } from '@titian/site'
import { HeroArt, PageWidth, type TerracesOptions } from '@titian/ui'
import { lazy, Suspense, useRef, useState, type TouchEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { HeroAdvert } from './hero-advert.tsx'
import { SlideDots } from './slide-dots.tsx'
import styles from './hero.module.css'
import { useSlides } from './use-slides.ts'

const SlideCourse = lazy(() =>
  import('./slide-course.tsx').then(({ SlideCourse: part }) => ({ default: part })),
)

const courseOf = (url: string | null) => /\/courseDetail\/([\w-]+)/.exec(url ?? '')?.[1]

/** The length of a swipe, in pixels, that turns the slide. */
const swipe = 48
/**
 * With these options, for every seed, the ridge is below the text and the sun is above the ridge.
 */
const wide: TerracesOptions = { ridge: 0.7, rise: 0.7, lean: 0.8, sunX: 0.62, sunY: 0.4 }
const tall: TerracesOptions = { sunX: 0.76, sunY: 0.5 }

type Slide = Pick<Banner, 'id' | 'title' | 'lead' | 'actionLabel' | 'url' | 'image' | 'seed'>

/** The slides of the school, or default slides for a school without its own. */
function useSlidesOfSchool(): { slides: Slide[]; waiting: boolean } {
  const { t } = useTranslation('schools')
  const { data, isPending } = useAsk(schools.homeBanner, {})
  const standard: Slide = {
    id: 'standard',
    title: t('home.defaultTitle'),
    lead: t('home.defaultLead'),
    actionLabel: t('home.browse'),
    url: paths.courseList,
    image: null,
    seed: 'hero',
  }
  return { slides: data?.length ? data : [standard], waiting: isPending }
}

function Picture({ slide }: { slide: Slide }) {
  if (!slide.image) return <HeroArt seed={slide.seed} wide={wide} tall={tall} />
  return <img className={styles['photo']} src={slide.image} alt="" fetchPriority="high" />
}

/** The carousel: one sentence, one button, and a picture (FRM-023). */
export function Hero({ adverts, layout }: { adverts: boolean; layout: HomeLayout }) {
  const { t } = useTranslation('schools')
  const { slides, waiting } = useSlidesOfSchool()
  const [isPaused, setPaused] = useState(false)
  const start = useRef(0)
  const { current, playing, toggle, show } = useSlides(slides.length, isPaused)
  const slide = slides[current]
  if (!slide) return null
  const course = courseOf(slide.url)

  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - start.current
    if (slides.length > 1 && Math.abs(moved) > swipe) show(current + (moved < 0 ? 1 : -1))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- swiping and hovering are shortcuts; the dots do the same for keyboards
    <section
      className={styles['hero']}
      data-layout={layout}
      aria-roledescription={t('home.carousel')}
      aria-label={t('home.highlights')}
      onPointerEnter={(event) => setPaused(event.pointerType === 'mouse')}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX ?? 0
      }}
      onTouchEnd={onTouchEnd}
    >
      <Picture key={`picture-${slide.id}`} slide={slide} />
      <PageWidth className={styles['inside']}>
        <div
          key={slide.id}
          className={styles['words']}
          data-photo={slide.image ? true : undefined}
          aria-live={playing ? 'off' : 'polite'}
        >
          <h1 className={styles['title']} data-waiting={waiting || undefined}>
            {slide.title}
          </h1>
          <p className={styles['lead']}>{slide.lead}</p>
          {course ? (
            // The empty line reserves space for the facts of the course, whose code loads later.
            <Suspense fallback={<p>&nbsp;</p>}>
              <SlideCourse sign={course} />
            </Suspense>
          ) : null}
          {slide.url ? (
            <Button component={SiteLink} href={slide.url} size="lg">
              {slide.actionLabel ?? t('home.more')}
            </Button>
          ) : null}
        </div>
        <div className={styles['foot']}>
          {slides.length > 1 ? (
            <SlideDots
              count={slides.length}
              current={current}
              playing={playing}
              onShow={show}
              onToggle={toggle}
            />
          ) : (
            <span />
          )}
          {adverts ? <HeroAdvert /> : null}
        </div>
      </PageWidth>
    </section>
  )
}
