-- Asks for the paths that are given after `--`, one after the other, and sums up in JSON on one line.
local paths, turn = {}, 0

function init(args)
  for index = 1, #args do paths[index] = wrk.format('GET', args[index]) end
end

function request()
  turn = turn % #paths + 1
  return paths[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"refused":%d,"broken":%d,"late":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write, errors.timeout))
end
