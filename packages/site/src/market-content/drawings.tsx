import type { ReactNode } from 'react'

/**
 * The parts of a picture: the product in a field of 80 by 80, and around it a scene of 120 by 120.
 */
interface Drawing {
  product: ReactNode
  /** The surroundings of the product when it is used. */
  scene: ReactNode
  /** The position of the product in its scene; the centre by default. */
  inScene?: string
}

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const lunchBox: Drawing = {
  product: (
    <>
      <rect x="8" y="44" width="64" height="28" rx="7" fill="var(--sky-4)" />
      <rect x="8" y="22" width="64" height="24" rx="7" fill="var(--sky-3)" />
      <rect x="5" y="14" width="70" height="11" rx="5" fill="var(--sky-6)" />
      <rect x="2" y="26" width="7" height="24" rx="3" fill="var(--sky-7)" />
      <rect x="71" y="26" width="7" height="24" rx="3" fill="var(--sky-7)" />
    </>
  ),
  scene: (
    <>
      <rect y="84" width="120" height="36" fill="var(--amber-2)" />
      <circle cx="100" cy="80" r="11" fill="var(--red-4)" />
      <path d="M100 70q2-7 7-8" stroke="var(--green-6)" strokeWidth="3" {...line} />
      <path d="M12 62v34M8 62v10q4 5 8 0V62" stroke="var(--neutral-6)" strokeWidth="3" {...line} />
    </>
  ),
}

const bottle: Drawing = {
  product: (
    <>
      <rect x="31" y="3" width="18" height="12" rx="4" fill="var(--neutral-8)" />
      <path d="M33 15h14q0 8 7 13v42q0 7-7 7H33q-7 0-7-7V28q7-5 7-13z" fill="var(--green-5)" />
      <path d="M33 34v34" stroke="var(--green-2)" strokeWidth="4" {...line} />
    </>
  ),
  scene: (
    <>
      <rect y="94" width="120" height="26" fill="var(--sky-2)" />
      <path d="M12 88h26" stroke="var(--neutral-7)" strokeWidth="5" {...line} />
      <rect x="6" y="78" width="9" height="20" rx="3" fill="var(--neutral-8)" />
      <rect x="35" y="78" width="9" height="20" rx="3" fill="var(--neutral-8)" />
      <circle cx="100" cy="24" r="12" fill="var(--amber-3)" />
    </>
  ),
}

const phoneStand: Drawing = {
  product: (
    <>
      <rect x="12" y="66" width="56" height="9" rx="4" fill="var(--neutral-5)" />
      <path d="M52 68L36 20" stroke="var(--neutral-4)" strokeWidth="9" {...line} />
      <path d="M24 54h30v-7" stroke="var(--neutral-6)" strokeWidth="7" {...line} />
    </>
  ),
  scene: (
    <>
      <rect y="92" width="120" height="28" fill="var(--amber-2)" />
      <g transform="rotate(-18 52 50)">
        <rect x="38" y="18" width="34" height="60" rx="6" fill="var(--neutral-9)" />
        <rect x="42" y="23" width="26" height="48" rx="2" fill="var(--sky-3)" />
      </g>
      <rect x="94" y="74" width="16" height="18" rx="3" fill="var(--brand-4)" />
      <path d="M102 74V58" stroke="var(--green-6)" strokeWidth="4" {...line} />
    </>
  ),
}

const yogaStrap: Drawing = {
  product: (
    <>
      <path
        d="M40 40m-8 0a8 8 0 1 1 16 0a17 17 0 1 1-33-4a26 26 0 1 1 49 12l10 24"
        stroke="var(--neutral-5)"
        strokeWidth="8"
        {...line}
      />
      <path d="M66 64a7 7 0 1 0 12 4" stroke="var(--amber-5)" strokeWidth="4" {...line} />
    </>
  ),
  inScene: 'translate(66 10) scale(0.6)',
  scene: (
    <>
      <rect y="98" width="120" height="22" fill="var(--green-2)" />
      <circle cx="24" cy="50" r="9" fill="var(--amber-3)" />
      <path
        d="M24 60q-4 22 4 36h72M28 70l62 16"
        stroke="var(--brand-4)"
        strokeWidth="7"
        {...line}
      />
      <path d="M62 80l40 10" stroke="var(--neutral-6)" strokeWidth="4" {...line} />
    </>
  ),
}

const nightLight: Drawing = {
  product: (
    <>
      <path d="M16 70V44a24 24 0 0 1 48 0v26q0 5-5 5H21q-5 0-5-5z" fill="var(--amber-2)" />
      <path d="M20 26l2-18 12 12M60 26L58 8 46 20" fill="var(--amber-2)" />
      <circle cx="32" cy="46" r="3" fill="var(--neutral-8)" />
      <circle cx="48" cy="46" r="3" fill="var(--neutral-8)" />
      <path d="M35 55q5 5 10 0" stroke="var(--neutral-8)" strokeWidth="3" {...line} />
    </>
  ),
  scene: (
    <>
      <rect width="120" height="120" fill="var(--sky-8)" />
      <path d="M96 14a14 14 0 1 0 12 22a12 12 0 0 1-12-22z" fill="var(--amber-3)" />
      <rect y="90" width="120" height="30" fill="var(--brand-3)" />
      <circle cx="60" cy="62" r="52" fill="var(--amber-3)" opacity="0.25" />
    </>
  ),
}

const slimmingTea: Drawing = {
  product: (
    <>
      <rect x="14" y="18" width="52" height="58" rx="5" fill="var(--brand-4)" />
      <path d="M14 23l8-13h36l8 13z" fill="var(--brand-6)" />
      <circle cx="40" cy="48" r="17" fill="var(--surface)" />
      <path d="M31 56q0-18 18-18q0 18-18 18zM31 56l10-10" fill="var(--green-5)" />
    </>
  ),
  scene: (
    <>
      <rect y="92" width="120" height="28" fill="var(--amber-2)" />
      <path d="M90 74h20v12q0 8-10 8t-10-8zM110 78q8 0 2 10" fill="var(--neutral-3)" />
      <path
        d="M96 68q-4-6 0-12M104 68q-4-6 0-12"
        stroke="var(--neutral-5)"
        strokeWidth="2"
        {...line}
      />
    </>
  ),
}

/** Our own drawings, by the code of the niche. */
export const drawings: Readonly<Record<string, Drawing>> = {
  lunchBox,
  bottle,
  phoneStand,
  yogaStrap,
  nightLight,
  slimmingTea,
}

/** The drawing for a niche that has no drawing: a carton. */
export const carton: ReactNode = (
  <>
    <path d="M6 24l34-12 34 12v38L40 76 6 62z" fill="var(--amber-3)" />
    <path d="M6 24l34 13 34-13M40 37v39" stroke="var(--amber-6)" strokeWidth="3" {...line} />
  </>
)

/** What is drawn over or beside the product, according to the code of the picture. */
export const marks = {
  stamp: (
    <g transform="rotate(-24 60 60)" opacity="0.75">
      <rect
        x="6"
        y="46"
        width="108"
        height="28"
        rx="6"
        stroke="var(--red-6)"
        strokeWidth="4"
        fill="none"
      />
      <path d="M18 60h18M44 60h32M84 60h18" stroke="var(--red-6)" strokeWidth="6" {...line} />
    </g>
  ),
  advert: (
    <>
      <rect width="120" height="26" fill="var(--red-5)" />
      <path d="M10 13h34M54 13h20M84 13h26" stroke="var(--surface)" strokeWidth="7" {...line} />
      <path
        d="M98 74l5 9 10-2-2 10 9 5-9 5 2 10-10-2-5 9-5-9-10 2 2-10-9-5 9-5-2-10 10 2z"
        fill="var(--amber-4)"
      />
    </>
  ),
  ruler: (
    <>
      <rect x="6" y="100" width="108" height="14" rx="2" fill="var(--amber-3)" />
      <path
        d="M14 100v8M26 100v5M38 100v8M50 100v5M62 100v8M74 100v5M86 100v8M98 100v5M108 100v8"
        stroke="var(--neutral-8)"
        strokeWidth="2"
        {...line}
      />
      <path
        d="M120 52q-20-4-26 4l-10 6q-5 5 2 7l12-3 4 22q10 6 18 4z"
        fill="var(--amber-2)"
        stroke="var(--amber-5)"
        strokeWidth="2"
      />
    </>
  ),
  extras: (
    <>
      <path
        d="M88 70h24v24H88zM88 78h24M100 70v24"
        fill="var(--brand-3)"
        stroke="var(--brand-6)"
        strokeWidth="3"
      />
      <path d="M100 70q-10-12-10-2zM100 70q10-12 10-2z" fill="var(--brand-5)" />
      <path
        d="M12 66v34M24 66v34M8 66v10q4 5 8 0V66"
        stroke="var(--neutral-6)"
        strokeWidth="4"
        {...line}
      />
    </>
  ),
} as const
