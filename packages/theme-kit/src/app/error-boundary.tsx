import { Component, type ReactNode } from 'react'

interface Props {
  /** Another address gets another try. */
  readonly address?: string
  readonly children: ReactNode
  readonly fallback: ReactNode
  readonly report: (error: unknown) => void
}

interface State {
  readonly failed: boolean
  readonly address: string | undefined
}

/** A screen that throws shows the error screen, never a white page; leaving its address helps. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, address: this.props.address }

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { failed: false, address }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
