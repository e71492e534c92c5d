import { slope, type Point } from './slope';

/** What was measured at one moment of a soak. */
export interface SoakSample {
  readonly minutes: number;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly delayP99Ms: number;
  readonly delayMaxMs: number;
  readonly cpuPercent: number;
  readonly devices: number;
  readonly evenings: number;
  readonly calls: number;
  /** Failed calls and feeds, answers of the kind 5xx and faults in the server's log, so far. */
  readonly errors: number;
}

/** The figures of a soak that its promise is about. */
export interface SoakSummary {
  readonly minutes: number;
  readonly warmUpMinutes: number;
  readonly heapSlopeMbPerHour: number;
  readonly rssSlopeMbPerHour: number;
  readonly delayP99Ms: number;
  readonly errors: number;
  readonly evenings: number;
  readonly calls: number;
}

const WARM_UP_SHARE = 0.15;
const WIDTH = 900;
const HEIGHT = 180;
const LEFT = 60;

function mbPerHour(samples: readonly SoakSample[], field: 'heapMb' | 'rssMb'): number {
  return slope(samples.map((sample) => ({ x: sample.minutes / 60, y: sample[field] })));
}

/** Slopes and totals; the first part, in which caches fill and code is compiled, is left out of the slopes. */
export function summarise(samples: readonly SoakSample[]): SoakSummary {
  const minutes = samples.at(-1)?.minutes ?? 0;
  const warmUpMinutes = minutes * WARM_UP_SHARE;
  const warm = samples.filter((sample) => sample.minutes >= warmUpMinutes);
  const delays = warm.map(({ delayP99Ms }) => delayP99Ms).sort((a, b) => a - b);
  return {
    minutes,
    warmUpMinutes,
    heapSlopeMbPerHour: mbPerHour(warm, 'heapMb'),
    rssSlopeMbPerHour: mbPerHour(warm, 'rssMb'),
    delayP99Ms: delays[Math.floor(delays.length / 2)] ?? 0,
    errors: samples.at(-1)?.errors ?? 0,
    evenings: samples.at(-1)?.evenings ?? 0,
    calls: samples.at(-1)?.calls ?? 0,
  };
}

interface Chart {
  readonly title: string;
  readonly points: readonly Point[];
  readonly fitFrom?: number;
}

function fitLine({ points, fitFrom }: Chart, place: (point: Point) => string): string {
  const fitted = fitFrom === undefined ? [] : points.filter(({ x }) => x >= fitFrom);
  const last = fitted.at(-1);
  const first = fitted[0];
  if (!first || !last) return '';
  const rise = slope(fitted);
  const meanX = fitted.reduce((sum, { x }) => sum + x, 0) / fitted.length;
  const meanY = fitted.reduce((sum, { y }) => sum + y, 0) / fitted.length;
  const at = (x: number) => place({ x, y: meanY + rise * (x - meanX) });
  return `<polyline class="fit" points="${at(first.x)} ${at(last.x)}"/>`;
}

function drawChart(chart: Chart): string {
  const { title, points } = chart;
  const mostX = Math.max(1e-9, ...points.map(({ x }) => x));
  const mostY = Math.max(1, ...points.map(({ y }) => y)) * 1.05;
  const place = ({ x, y }: Point) =>
    `${(LEFT + (x / mostX) * (WIDTH - LEFT)).toFixed(1)},${(HEIGHT - (y / mostY) * HEIGHT).toFixed(1)}`;
  const grid = [0, 0.5, 1].map((share) => {
    const y = HEIGHT - share * HEIGHT;
    const label = (share * mostY).toFixed(mostY < 10 ? 1 : 0);
    return `<line x1="${LEFT}" x2="${WIDTH}" y1="${y}" y2="${y}"/><text x="${LEFT - 8}" y="${y + 4}">${label}</text>`;
  });
  return (
    `<h2>${title}</h2><svg viewBox="0 -10 ${WIDTH} ${HEIGHT + 20}" role="img" aria-label="${title}">${grid.join('')}` +
    `<polyline points="${points.map(place).join(' ')}"/>${fitLine(chart, place)}</svg>`
  );
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
h2{font-size:1rem;margin:1.5rem 0 0}svg{width:100%}line{stroke:#ddd}text{font-size:12px;text-anchor:end;fill:#555}
polyline{fill:none;stroke:#1f6f5c;stroke-width:1.5}.fit{stroke:#c0392b;stroke-width:2;stroke-dasharray:6 4}
td{padding:.1rem 1rem .1rem 0}`;

/** One page with a chart for each thing measured; it needs nothing beside itself. */
export function drawReport(samples: readonly SoakSample[]): string {
  const summary = summarise(samples);
  const series = (field: keyof SoakSample): readonly Point[] =>
    samples.map((sample) => ({ x: sample.minutes, y: sample[field] }));
  const fitFrom = summary.warmUpMinutes;
  const rows = [
    ['Length', `${summary.minutes.toFixed(1)} minutes, slopes without the first ${fitFrom.toFixed(1)}`],
    ['Heap after a full collection', `${summary.heapSlopeMbPerHour.toFixed(2)} MB per hour`],
    ['Resident memory', `${summary.rssSlopeMbPerHour.toFixed(2)} MB per hour`],
    ['Event-loop delay p99, median of the samples', `${summary.delayP99Ms.toFixed(1)} ms`],
    ['Errors', String(summary.errors)],
    ['Quizzes played', String(summary.evenings)],
    ['Calls', String(summary.calls)],
  ].map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`);
  const charts = [
    { title: 'Heap after a full collection, MB', points: series('heapMb'), fitFrom },
    { title: 'Resident memory, MB', points: series('rssMb'), fitFrom },
    { title: 'Event-loop delay p99, ms', points: series('delayP99Ms') },
    { title: 'Processor of the server, % of a core', points: series('cpuPercent') },
    { title: 'Devices', points: series('devices') },
    { title: 'Errors so far', points: series('errors') },
  ];
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pub Quiz soak</title><style>${STYLE}</style>` +
    `<h1>Soak</h1><table>${rows.join('')}</table>${charts.map(drawChart).join('')}</html>\n`
  );
}
