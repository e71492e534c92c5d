import { useLayoutEffect, useRef, type Ref, type TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'className' | 'value'> {
  readonly value: string;
  /** Rows when empty. */
  readonly minRows?: number | undefined;
  /** It grows with its lines up to here, then scrolls. */
  readonly maxRows?: number | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The rows a text needs, within the limits, by its line breaks alone. */
export function rowsFor(text: string, minRows: number, maxRows: number): number {
  return Math.min(maxRows, Math.max(minRows, text.split('\n').length));
}

/** Several lines of text with their label; grows with its lines, wrapped ones included. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isLabelHidden, className, id, ...area } = props;
  const { value, minRows = 2, maxRows = 8, size = 'medium', ref, ...rest } = area;
  const element = useRef<HTMLTextAreaElement | null>(null);
  const byLines = rowsFor(value, minRows, maxRows);

  useLayoutEffect(() => {
    const area = element.current;
    if (!area) return;
    let rows = byLines;
    area.rows = rows;
    while (rows < maxRows && area.scrollHeight > area.clientHeight + 2) {
      rows += 1;
      area.rows = rows;
    }
  }, [value, byLines, maxRows]);

  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          value={value}
          rows={byLines}
          className={`pq-input pq-input-${size}`}
          ref={(area) => {
            element.current = area;
            if (typeof ref === 'function') ref(area);
            else if (ref) ref.current = area;
          }}
        />
      )}
    </Field>
  );
}
