import { Component, type ReactNode } from 'react'

interface Props {
  /** A new address clears the error. */
  readonly address?: string
  readonly children: ReactNode
  readonly fallback: ReactNode
  readonly report: (error: unknown) => void
}

interface State {
  readonly failed: boolean
  readonly address: string | undefined
}

/** Shows the fallback when a part of the page throws, until the address changes. */
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
