import type { ReactNode } from 'react'

type AdminHeadProps = { title: ReactNode; sentence: ReactNode; children?: ReactNode }

export function AdminHead({ title, sentence, children }: AdminHeadProps) {
  return (
    <div className="head">
      <div>
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
      {children && <div className="admin-acts">{children}</div>}
    </div>
  )
}
